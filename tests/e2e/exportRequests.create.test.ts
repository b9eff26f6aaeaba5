import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe, DEMO_PASSWORD, DESK, fitsWindow, PHONE, shot, signIn, test } from '../fixtures/browser';
import { button, dialog } from '../fixtures/users';

const LIST = '/areaamministrativa/esportazione';
const email = (page: Page) => page.getByLabel('E-mail *', { exact: true });

async function open(page: Page, school = 'SG10001') {
  await signIn(page, `supervisor.${school}`, LIST);
  await fresh(page).click();
  await page.getByRole('heading', { level: 1, name: 'Richiesta esportazione' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${LIST}/new`);
}

/** Returns the tab, not the button beside the heading. */
const fresh = (page: Page) =>
  page.getByRole('navigation', { name: 'Sezioni' }).getByRole('link', { name: 'Richiesta esportazione' });

describe('a new export request', () => {
  test('ADM-035 ADM-036 says what is missing in a summary with the focus, readable at a desk, on a phone and at 320 px', async ({
    page,
  }) => {
    await open(page);
    await axe(page);
    await email(page).fill('segreteria');
    await button(page, 'Salva').click();
    const summary = page.getByRole('alert').filter({ hasText: 'Dati assenti o non validi!' });
    await summary.getByText("Scegliere l'applicazione di cui esportare i dati.").waitFor();
    await summary.getByText('E-mail non valida').waitFor();
    await expect.poll(() => summary.evaluate((at) => at.parentElement === document.activeElement)).toBe(true);
    for (const size of [DESK, PHONE, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      await axe(page);
      await fitsWindow(page);
    }
    await page.setViewportSize(DESK);
    await shot(page, 'export-request-errors');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await expect.poll(focused).toBe('input-applicazioni');
  });

  test('is made of the applications that the school has, once, and leads to its page', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 403/);
    await open(page);
    const offered = page.getByRole('group', { name: /Applicazioni/ }).getByRole('checkbox');
    await expect.poll(() => offered.count()).toBeGreaterThan(0);
    await page.getByLabel('Alunni').check();
    await email(page).fill('segreteria@example.org');
    await shot(page, 'export-request-new');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const answer = page.waitForResponse((response) => response.url().includes('/products/email/'));
    await button(page, 'Salva').dblclick();
    expect((await answer).status()).toBe(403);
    await shot(page, 'export-request-confirm');
    await dialog(page).getByLabel('Password attuale').fill(DEMO_PASSWORD);
    const made = page.waitForResponse((response) => response.url().includes('/products/email/'));
    await button(dialog(page), 'Conferma').click();
    const response = await made;
    expect(response.request().postDataJSON()).toEqual(['WWA']);
    await page.getByText('Richiesta esportazione dati effettuata con successo!').waitFor();
    const { prgRichiesta } = (await response.json()) as { prgRichiesta: string };
    await expect.poll(() => new URL(page.url()).pathname).toBe(`${LIST}/${prgRichiesta}`);
    await page.getByText('segreteria@example.org').waitFor();
    expect(sent.filter((url) => url.includes('/products/email/'))).toHaveLength(2);
    await axe(page);
    await shot(page, 'export-request-shown');
  });

  test('is refused while another was made in the last days, and what was typed stays', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 40[39]/);
    await open(page, 'SG10003');
    await page.getByRole('checkbox').first().check();
    await email(page).fill('segreteria@example.org');
    await button(page, 'Salva').click();
    await dialog(page).getByLabel('Password attuale').fill(DEMO_PASSWORD);
    await button(dialog(page), 'Conferma').click();
    await page.getByText(/È già stata fatta una richiesta il .*Se ne potrà fare un'altra dal/).waitFor();
    await expect.poll(() => email(page).inputValue()).toBe('segreteria@example.org');
    await page.reload();
    await page.getByText('Abbiamo recuperato i dati non salvati.').waitFor();
    await expect.poll(() => email(page).inputValue()).toBe('segreteria@example.org');
    await shot(page, 'export-request-restored');
    await page.getByRole('link', { name: "Torna all'elenco" }).click();
    await button(dialog(page), 'Lascia la pagina').click();
    await fresh(page).click();
    await email(page).waitFor();
    await expect.poll(() => email(page).inputValue()).toBe('');
  });
});
