import { describe, expect } from 'vitest';
import { showNumber } from '../../contract/values/showNumber';
import { axe, fitsWindow, PHONE, shot, test } from '../fixtures/browser';
import { button, column, dialog, goToUsers, openUsers, range, rows } from '../fixtures/users';

describe('a school of 10,000 users', () => {
  test('shows all of them with only the rows in sight in the page', async ({ page }) => {
    const users = await openUsers(page, 'supervisor.SG19999');
    expect(users.length).toBeGreaterThanOrEqual(10_000);
    await page.getByLabel('Righe per pagina').selectOption('Tutti');
    const total = showNumber(users.length);
    await range(page, `1-${total} di ${total}`);
    await expect.poll(() => rows(page).count()).toBeLessThan(60);
    const table = page.getByRole('table', { name: 'Utenti della scuola' });
    await expect.poll(() => table.getAttribute('aria-rowcount')).toBe(String(users.length + 1));
    await expect.poll(() => rows(page).first().getAttribute('aria-rowindex')).toBe('2');

    await page.getByRole('columnheader', { name: 'E-mail' }).getByRole('button').click();
    const emails = users.map(({ email }) => email).sort();
    await expect.poll(async () => (await column(page, 'E-mail'))[0]).toBe(emails[0]);
    await page.locator('.long').evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect.poll(async () => (await column(page, 'E-mail')).at(-1)).toBe(emails.at(-1));
    await expect.poll(() => rows(page).last().getAttribute('aria-rowindex')).toBe(String(users.length + 1));
    // A whole number of rows: a link half under the header would count as too small.
    await page.locator('.long').evaluate((box: HTMLElement) => {
      box.style.maxHeight = '402px';
      box.scrollTo(0, 0);
    });
    await axe(page);
    await shot(page, 'users-many');

    await page.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }).check();
    await page.getByText(`${showNumber(users.length - 1)} selezionati`, { exact: true }).waitFor();
    await button(page, 'Disattiva utenti').click();
    await button(dialog(page), 'Disattiva soltanto').click();
    const off = users.filter(({ status, username }) => !status && username !== 'supervisor').length;
    await dialog(page)
      .getByText(
        `${showNumber(users.length - 1)} selezionati: ${showNumber(users.length - 1 - off)} da disattivare, ${showNumber(off)} già disattivati`,
      )
      .waitFor();
    await axe(page);
    await button(dialog(page), 'Annulla').click();
  });

  test('draws again only the row that is ticked, and none while somebody types', async ({ page }) => {
    await openUsers(page, 'supervisor.SG19999', '?per=tutti');
    const changed = (act: () => Promise<void>) =>
      page
        .evaluate(() => {
          const seen = new Set<Element>();
          const observer = new MutationObserver((changes) => {
            for (const { target } of changes) {
              const row = (target instanceof Element ? target : target.parentElement)?.closest('tbody tr');
              if (row) seen.add(row);
            }
          });
          const body = document.querySelector('tbody');
          if (body)
            observer.observe(body, { subtree: true, attributes: true, childList: true, characterData: true });
          Object.assign(window, { changedRows: () => seen.size });
        })
        .then(act)
        .then(() => page.evaluate(() => (window as unknown as { changedRows(): number }).changedRows()));
    const tickThird = () => rows(page).nth(3).getByRole('checkbox').click();
    await expect.poll(() => changed(tickThird)).toBe(1);
    await page.getByText('1 selezionato', { exact: true }).waitFor();
  });

  test('shows them all as cards on a phone, too', async ({ page }) => {
    const users = await openUsers(page, 'supervisor.SG19999');
    await page.setViewportSize(PHONE);
    await goToUsers(page, '?per=tutti');
    const total = showNumber(users.length);
    await range(page, `1-${total} di ${total}`);
    await expect.poll(() => page.getByRole('listitem').count()).toBeLessThan(40);
    await axe(page);
    await fitsWindow(page);
  });
});
