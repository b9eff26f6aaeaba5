import { describe, expect } from 'vitest';
import { axe, DEMO_PASSWORD, longTest, shot, test } from '../fixtures/browser';

const SMALLEST = { width: 320, height: 640 };

describe('the sign-in page', () => {
  test('can be read and used by everybody, filled or wrong, light or dark, at any width', async ({
    page,
    trouble,
  }) => {
    await page.goto('/');
    await page.waitForURL('**/accedi/**');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('username');
    await axe(page);
    await expect.poll(() => page.evaluate(() => document.fonts.check('600 16px "Titillium Web"'))).toBe(true);
    const password = page.locator('#password');
    await page.getByRole('button', { name: 'Mostra la password' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Nascondi la password' }).click();
    expect(await password.getAttribute('type')).toBe('password');
    await page.locator('#username').focus();
    await shot(page, 'sign-in');

    // By keyboard alone.
    trouble.expect(/401/);
    await page.keyboard.type('docente.SG10001');
    await page.keyboard.press('Tab');
    await page.keyboard.type('sbagliata');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('Nome utente o password non corretti.');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('errore');
    await expect.poll(() => page.getByLabel('Nome utente').inputValue()).toBe('docente.SG10001');
    await axe(page);
    await shot(page, 'sign-in-wrong');

    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(SMALLEST);
    await page.getByText('Accessi dimostrativi').click();
    await axe(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALLEST.width);

    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/acced'));
  });

  longTest('that is over leads back to the portal', async ({ page, trouble }) => {
    trouble.expect(/400/);
    await page.goto('/accedi/qualcosa');
    await axe(page);
    await shot(page, 'sign-in-over');
    await page.getByRole('link', { name: 'Torna al Portale' }).click();
    await page.waitForURL('**/accedi/**');
    await page.getByLabel('Nome utente').waitFor();
  });
});
