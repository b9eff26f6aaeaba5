import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RegistryPerson } from '../../contract/registry/registryPerson';
import { signIn, test } from '../fixtures/browser';
import { tip, tipBeside } from '../fixtures/painted';
import { button, dialog, rows } from '../fixtures/users';

const missing = { codiceFiscale: null, isCodiceFiscaleValid: false, email: null, isEmailValid: false };
const wrong = { codiceFiscale: 'CORTO', isCodiceFiscaleValid: false, email: 'senza', isEmailValid: false };

/** Makes the data of two people of the registry without an account incomplete and wrong. */
const withFaults = (page: Page) =>
  page.route(/\/api\/import\/\d{4}$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: RegistryPerson[] };
    const [one, other] = body.data.filter(({ uidPortale }) => !uidPortale);
    Object.assign(one ?? {}, { cognome: 'Aamanca', ...missing });
    Object.assign(other ?? {}, { cognome: 'Aasbaglia', ...wrong });
    await route.fulfill({ response, json: body });
  });

const says = (cell: Locator, text: string | null) => expect.poll(() => tipBeside(cell)).toBe(text);

/** Checks that cells of a row have these tooltips on hover and on focus, and that they disappear afterwards. */
async function areTipped(page: Page, row: Locator, cells: Locator, texts: readonly string[]): Promise<void> {
  await expect.poll(() => cells.count()).toBe(texts.length);
  for (const [nth, text] of texts.entries()) {
    await cells.nth(nth).hover();
    await says(cells.nth(nth), text);
    await page.mouse.move(0, 0);
    await tip(page).waitFor({ state: 'detached' });
  }
  await row.getByRole('checkbox').focus();
  for (const [nth, text] of texts.entries()) {
    const cell = cells.nth(nth);
    const focused = () => cell.evaluate((at) => at === document.activeElement);
    for (let pressed = 0; pressed < 5 && !(await focused()); pressed++) await page.keyboard.press('Tab');
    await says(cell, text);
  }
  await page.keyboard.press('Escape');
  await tip(page).waitFor({ state: 'detached' });
}

/** Opens the people who can be imported from the registry, in the dialog of the users. */
async function openCandidates(page: Page): Promise<(name: string) => Locator> {
  await withFaults(page);
  await signIn(page, 'supervisor.SG10001', '/user');
  await button(page, 'Aggiungi utenti').click();
  await page.getByRole('menuitem', { name: 'Importa utenti' }).click();
  return (name) => dialog(page).getByRole('row').filter({ hasText: name });
}
const faults = (row: Locator) => row.locator('td [data-tip]:not(input)');

describe('the tooltips of the registry', () => {
  test('REG-027 REG-028 say at a cell that its value is missing or not valid, and where the tax code is changed', async ({
    page,
  }) => {
    await withFaults(page);
    await signIn(page, 'supervisor.SG10001', '/anagrafe');
    const row = (name: string) => rows(page).filter({ hasText: name });
    const cells = (name: string) => row(name).locator('td [data-tip].said');
    await areTipped(page, row('Aamanca'), cells('Aamanca'), ['Campo obbligatorio', 'Campo obbligatorio']);
    await areTipped(page, row('Aasbaglia'), cells('Aasbaglia'), [
      'Codice fiscale non valido: va modificato da Alunni o Personale',
      'Campo non valido',
    ]);
  });

  test('USR-133 USR-134 say at a cell of the import that its value is missing or not valid', async ({
    page,
  }) => {
    const row = await openCandidates(page);
    const [one, other] = [row('Aamanca'), row('Aasbaglia')];
    await areTipped(page, one, faults(one), ['Campo obbligatorio', 'Campo obbligatorio']);
    await areTipped(page, other, faults(other), ['Campo non valido', 'Campo non valido']);
  });

  test('are closed by Escape, which leaves the dialog open', async ({ page }) => {
    const row = await openCandidates(page);
    const cell = faults(row('Aasbaglia')).first();
    await cell.hover();
    await says(cell, 'Campo non valido');
    await page.keyboard.press('Escape');
    await tip(page).waitFor({ state: 'detached' });
    await expect.poll(() => dialog(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  });
});
