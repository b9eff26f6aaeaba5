import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe, DESK, shot, signIn, test } from '../fixtures/browser';
import { column, openUsers, rowOf, rows } from '../fixtures/users';

const COLUMNS = [
  'Utente',
  'Nome e cognome',
  'E-mail',
  'Codice fiscale',
  'Stato',
  'Spid',
  'Scadenza',
  'Ultimo accesso',
  'Abilitazioni',
  'Azioni',
];

const heads = async (page: Page) =>
  (await page.locator('thead th').allInnerTexts()).map((head) => head.trim());

/** Returns the share of the cells of a column whose text is cut. */
const cutOf = (page: Page, place: number) =>
  rows(page)
    .locator(`:scope > :nth-child(${place})`)
    .evaluateAll((cells) => {
      const cut = cells.filter((cell) =>
        [cell, ...cell.querySelectorAll('a')].some((one) => one.scrollWidth > one.clientWidth + 1),
      );
      return cut.length / cells.length;
    });

/** Scrolls the table until the last column is in sight, and returns the headers that are in sight then. */
const atTheEnd = (page: Page) =>
  page.locator('table').evaluate((table) => {
    const box = table.parentElement as HTMLElement;
    box.scrollLeft = box.scrollWidth;
    const { left, right } = box.getBoundingClientRect();
    return [...table.querySelectorAll('thead th')]
      .filter((head) => {
        const place = head.getBoundingClientRect();
        const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
        return (
          place.left >= left - 1 && place.right <= right + 1 && head.contains(document.elementFromPoint(x, y))
        );
      })
      .map((head) => head.textContent?.trim());
  });

describe('the columns of a list', () => {
  test('USR-026 USR-027 USR-028 show user names, names and e-mails whole at 1440 px', async ({ page }) => {
    await openUsers(page, 'supervisor.SG10001', '?per=tutti');
    for (const place of [2, 3, 4]) expect(await cutOf(page, place), COLUMNS[place - 2]).toBeLessThan(0.11);
    expect(await heads(page)).toEqual(COLUMNS);
    await axe(page);
  });

  test('are all within reach at every width, and the first one and the buttons stay in sight', async ({
    page,
  }) => {
    await openUsers(page);
    for (const width of [1440, 1280, 1024, 800, 640]) {
      await page.setViewportSize({ width, height: DESK.height });
      await expect.poll(() => heads(page), { message: `${width}` }).toEqual(COLUMNS);
      const inSight = await atTheEnd(page);
      expect(inSight, `${width}`).toEqual(expect.arrayContaining(['Utente', 'Abilitazioni', 'Azioni']));
      await shot(page, `users-${width}`);
    }
  });

  test('name the roles of each user by application', async ({ page }) => {
    const users = await openUsers(page, 'supervisor.SG10001', '?per=tutti');
    const user = users.find(({ groups }) => (groups ?? []).length > 0);
    await expect.poll(async () => (await column(page, 'Abilitazioni')).join()).not.toContain('WWA:');
    const cell = rowOf(page, user?.uid ?? '').locator(':scope > :nth-child(10)');
    for (const { group } of user?.groups ?? []) await expect.poll(() => cell.innerText()).toContain(group);
    await expect.poll(() => cell.innerText()).toMatch(/^[^:]+: /);
  });

  test('have three buttons in a row at most; more commands are in a menu', async ({ page }) => {
    const users = await openUsers(page, 'supervisor.SG10001', '?per=tutti');
    const never = users.find(({ lastLogin, uid }) => !lastLogin && !uid.startsWith('supervisor'));
    const row = rowOf(page, never?.uid ?? '');
    const controls = row.locator('.actions a, .actions button');
    await expect.poll(() => controls.count()).toBe(3);
    const more = row.getByRole('button', { name: `Altre azioni su ${never?.labelNomeCognome}`, exact: true });
    await more.click();
    await page.getByRole('menuitem', { name: 'Elimina', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('a column that is hidden at first is there once it is chosen', async ({ page }) => {
    await openUsers(page);
    await page.getByRole('button', { name: 'Altro', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Colonne e densità' }).click();
    const chosen = page.getByRole('dialog').getByRole('checkbox', { name: 'Credenziali' });
    expect(await chosen.isChecked()).toBe(false);
    await chosen.check();
    await page.getByRole('dialog').getByRole('button', { name: 'Applica' }).click();
    await expect.poll(() => heads(page)).toContain('Credenziali');
  });
});

test('lists at 1024 px have every column and none covers another', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const at of ['/registro-operazioni', '/operazioni', '/areaamministrativa/licenze']) {
    await signIn(page, 'supervisor.SG10001', at);
    await page.locator('tbody tr:not([aria-hidden]) a').first().waitFor();
    const last = (await heads(page)).at(-1);
    expect(await atTheEnd(page), at).toContain(last);
  }
});
