import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { linesOf } from '../../contract/tables/lines';
import { openTable } from '../../contract/tables/readTable';
import { axe, DESK, newContext, PHONE, shot, signIn, test } from '../fixtures/browser';
import { focused } from '../fixtures/stage';
import { button, column, dialog, goToUsers, openUsers, range, rows, search } from '../fixtures/users';

const tool = async (page: Page, name: string) => {
  await button(page, 'Altro').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await dialog(page).getByRole('heading', { name }).waitFor();
};
const heads = async (page: Page) =>
  (await page.locator('thead th').allInnerTexts())
    .map((head) => head.trim())
    .filter((head) => head !== 'Azioni');
/** Returns the range of displayed rows, such as `1-56`. */
const firstToLast = async (page: Page) => (await page.locator('.range').textContent())?.replace(/ .*/, '');
const views = async (page: Page) => {
  await button(page, 'Elenchi salvati').click();
  await dialog(page).getByRole('heading', { name: 'Elenchi salvati' }).waitFor();
};
const save = async (page: Page, name: string, shared = false) => {
  await button(dialog(page), 'Salva l’elenco com’è ora').click();
  await dialog(page).getByLabel('Nome dell’elenco').fill(name);
  if (shared) await dialog(page).getByLabel('Condividi con tutta la scuola').check();
  await button(dialog(page), 'Salva l’elenco').click();
  await dialog(page)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .waitFor();
};

describe('the views of users', () => {
  test('are saved, opened, renamed, shared and deleted', async ({ page, browser, provider }) => {
    await openUsers(page, 'supervisor.SG10001', '?stato=0&sort=-email&per=5');
    const shown = await column(page, 'Utente');
    await views(page);
    await dialog(page).getByText('Non ci sono ancora elenchi salvati.').waitFor();
    await button(dialog(page), 'Salva l’elenco com’è ora').click();
    await button(dialog(page), 'Salva l’elenco').click();
    await dialog(page).getByText('Scrivere il nome dell’elenco').waitFor();
    await button(dialog(page), 'Annulla').click();
    await save(page, 'Non attivi');
    await axe(page);
    await shot(page, 'users-views');
    await button(dialog(page), 'Salva l’elenco com’è ora').click();
    await dialog(page).getByLabel('Nome dell’elenco').fill('non attivi');
    await button(dialog(page), 'Salva l’elenco').click();
    await dialog(page).getByText('Esiste già un elenco con questo nome').waitFor();
    await button(dialog(page), 'Annulla').click();
    await save(page, 'Per la scuola', true);
    await button(dialog(page), 'Chiudi').click();

    await goToUsers(page, '');
    await views(page);
    await button(dialog(page), 'Non attivi').click();
    await button(page, 'Rimuovi il filtro Stato: Non attivo').waitFor();
    await expect.poll(() => column(page, 'Utente')).toEqual(shown);

    await views(page);
    await button(dialog(page), 'Rinomina “Non attivi”').click();
    await dialog(page).getByLabel('Nuovo nome di “Non attivi”').fill('Spenti');
    await button(dialog(page), 'Rinomina').click();
    await button(dialog(page), 'Spenti').waitFor();

    const other = await newContext(browser, provider.url);
    const colleague = await other.newPage();
    await signIn(colleague, 'gestore.SG10001');
    await goToUsers(colleague, '');
    await views(colleague);
    await colleague.getByRole('button', { name: 'Per la scuola condivisa' }).waitFor();
    await expect.poll(() => button(dialog(colleague), 'Spenti').count()).toBe(0);
    await expect.poll(() => button(dialog(colleague), 'Elimina “Per la scuola”').count()).toBe(0);
    await button(dialog(colleague), 'Salva l’elenco com’è ora').click();
    await expect.poll(() => dialog(colleague).getByLabel('Condividi con tutta la scuola').count()).toBe(0);
    await other.close();

    await button(dialog(page), 'Elimina “Spenti”').click();
    await dialog(page).getByText('Eliminare l’elenco salvato “Spenti”?').waitFor();
    await button(dialog(page), 'Elimina').click();
    await expect.poll(() => dialog(page).getByText('Spenti').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Elenchi salvati');
    await button(dialog(page), 'Elimina “Per la scuola”').click();
    await button(dialog(page), 'Elimina').click();
    await dialog(page).getByText('Non ci sono ancora elenchi salvati.').waitFor();
  });

  test('one of them is what the list opens with, until somebody says otherwise', async ({ page }) => {
    const users = await openUsers(page, 'supervisor.SG10001', '?stato=0');
    await views(page);
    await save(page, 'Spenti');
    await button(dialog(page), 'Apri l’elenco con “Spenti”').click();
    await dialog(page).locator('[aria-pressed=true]').waitFor();
    await button(dialog(page), 'Chiudi').click();
    await goToUsers(page, '');
    const chip = button(page, 'Rimuovi il filtro Stato: Non attivo');
    await chip.waitFor();
    await chip.click();
    await range(page, `1-15 di ${users.length}`);
    await page.waitForURL((url) => url.search === '?v=1');
    await page.reload();
    await range(page, `1-15 di ${users.length}`);
    await expect.poll(() => chip.count(), { message: 'what was said stays said' }).toBe(0);
    await page.getByRole('navigation').getByRole('link', { name: 'Gestione utenti' }).first().click();
    await chip.waitFor();
    await views(page);
    await button(dialog(page), 'Apri l’elenco con “Spenti”').click();
    await dialog(page).locator('[aria-pressed=false]').waitFor();
    await goToUsers(page, '');
    await range(page, `1-15 di ${users.length}`);
  });
});

describe('the export of users', () => {
  test('is what the screen shows, on all pages, once there is a reason', async ({ page }) => {
    await openUsers(page, 'supervisor.SG10001', '?scadenza=3&sort=-dataScadenza&hide=spidEnabled&per=tutti');
    const labels = await heads(page);
    // For printing every row is in the page.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(async () => `1-${await rows(page).count()}`).toBe(await firstToLast(page));
    // Paper has the columns that fit; the file has all of them.
    const printed = await heads(page);
    const shown: string[][] = [];
    for (const row of await rows(page).all()) {
      const cells = await row.locator(':scope > *').evaluateAll((all) =>
        all.slice(1, -1).map((cell) => {
          const copy = cell.cloneNode(true) as HTMLElement;
          for (const aside of copy.querySelectorAll('.hidden, .chip')) aside.remove();
          return (
            copy.querySelector('[role=img]')?.getAttribute('aria-label') ?? copy.textContent?.trim() ?? ''
          );
        }),
      );
      shown.push(cells);
    }
    expect(shown.length).toBeGreaterThan(5);
    await page.emulateMedia({ media: 'screen' });
    await goToUsers(page, '?scadenza=3&sort=-dataScadenza&hide=spidEnabled&per=5');
    await tool(page, 'Esporta in Excel o CSV');
    await axe(page);
    await shot(page, 'users-export');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/esportazioni/')) sent.push(request.postDataJSON());
    });
    await dialog(page).getByRole('radio', { name: 'CSV (.csv)' }).check();
    await button(dialog(page), 'Esporta').click();
    await dialog(page).getByLabel('Motivo dell’esportazione').fill('breve');
    await button(dialog(page), 'Esporta').click();
    await expect
      .poll(() => dialog(page).getByLabel('Motivo dell’esportazione').getAttribute('aria-invalid'))
      .toBe('true');
    expect(sent).toEqual([]);
    await dialog(page).getByLabel('Motivo dell’esportazione').fill('Elenco per la segreteria');
    const download = page.waitForEvent('download');
    await button(dialog(page), 'Esporta').click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^gestione-utenti-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const [head, ...lines] = Papa.parse<string[]>(text.slice(1), { delimiter: ';' }).data.slice(0, -1);
    expect(head).toEqual(labels);
    const inFile = lines.map((line) => printed.map((label) => line[labels.indexOf(label)]));
    expect(inFile).toEqual(shown);
    expect(sent).toEqual([
      expect.objectContaining({
        rows: shown.length,
        reason: 'Elenco per la segreteria',
        columns: expect.arrayContaining(['email']),
      }),
    ]);
    await page.getByText(`${shown.length} righe esportate`).waitFor();

    await tool(page, 'Esporta in Excel o CSV');
    await dialog(page).getByLabel('Motivo dell’esportazione').fill('Elenco per la segreteria');
    const other = page.waitForEvent('download');
    await button(dialog(page), 'Esporta').click();
    const workbook = await other;
    expect(workbook.suggestedFilename()).toMatch(/^gestione-utenti-\d{4}-\d\d-\d\d\.xlsx$/);
    const bytes = new Uint8Array(await readFile(await workbook.path()));
    const { sheets, read } = await openTable(bytes, 10_000_000);
    expect(sheets.map(({ name }) => name)).toEqual(['Gestione utenti']);
    const cells = linesOf((await read(0)).cut);
    const inSheet = Array.from({ length: cells.length }, (_, row) =>
      labels.map((_, at) => cells.cell(row, at)),
    );
    expect(inSheet).toEqual([labels, ...lines]);
  });
});

describe('the look of the list of users', () => {
  test('is chosen, in the address and remembered for the person', async ({ page }) => {
    await openUsers(page);
    const height = () =>
      rows(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().height);
    let before = 0;
    await expect
      .poll(async () => {
        before = await height();
        return before;
      })
      .toBeGreaterThan(30);
    await tool(page, 'Colonne e densità');
    await expect.poll(() => dialog(page).getByLabel('Utente (sempre mostrata)').isDisabled()).toBe(true);
    await dialog(page).getByLabel('E-mail').uncheck();
    await dialog(page).getByLabel('Compatta').check();
    await axe(page);
    await shot(page, 'users-look');
    await button(dialog(page), 'Applica').click();
    await expect.poll(() => heads(page)).not.toContain('E-mail');
    await page.waitForURL((url) => url.searchParams.get('hide')?.split(',').includes('email') === true);
    await expect.poll(height).toBeLessThan(before - 4);
    await goToUsers(page, '');
    await expect.poll(() => heads(page)).not.toContain('E-mail');
    await expect.poll(height).toBeLessThan(before - 4);
    await goToUsers(page, '?hide=-');
    await expect.poll(() => heads(page)).toContain('E-mail');
    await shot(page, 'users-compact');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toMatch(/supervisor|SG10001|example\.org/);
  });

  test('on paper is the table alone, with every row of the page', async ({ page }) => {
    const users = await openUsers(page, 'supervisor.SG10001', '?per=tutti');
    await expect.poll(() => rows(page).count()).toBeLessThan(users.length);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => rows(page).count()).toBe(users.length);
    for (const gone of ['header', 'nav', 'thead .select', 'tbody .actions', '.range', '#list-search']) {
      await expect.poll(() => page.locator(gone).first().isVisible(), { message: gone }).toBe(false);
    }
    await expect.poll(() => page.getByRole('table').isVisible()).toBe(true);
    await page.setViewportSize(PHONE);
    await expect.poll(() => page.getByRole('table').isVisible(), { message: 'from a phone too' }).toBe(true);
    await page.setViewportSize(DESK);
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => rows(page).count()).toBeLessThan(users.length);
  });
});

describe('the keyboard, on the list of users', () => {
  test('goes to the search, opens what there is and can be put out of use', async ({ page }) => {
    await openUsers(page);
    await page.keyboard.press('/');
    await expect.poll(() => search(page).evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.type('/?f');
    await expect.poll(() => search(page).inputValue()).toBe('/?f');
    await search(page).fill('');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await dialog(page).getByRole('heading', { name: 'Scorciatoie da tastiera' }).waitFor();
    await axe(page);
    await shot(page, 'users-keyboard');
    await page.keyboard.press('Escape');
    await page.keyboard.press('v');
    await dialog(page).getByRole('heading', { name: 'Elenchi salvati' }).waitFor();
    await page.keyboard.press('Escape');
    // The filter menu has the focus, then the filter's input.
    await page.keyboard.press('f');
    const first = await page.getByRole('menuitem').first().innerText();
    await expect.poll(async () => (await focused(page)).name).toBe(first);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await focused(page)).tag).toBe('SELECT');
    await expect.poll(async () => (await focused(page)).name).toBe(first);
    await tool(page, 'Scorciatoie da tastiera');
    await page.getByRole('switch', { name: 'Scorciatoie con un solo tasto' }).click();
    await button(dialog(page), 'Chiudi').click();
    await goToUsers(page, '');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await page.keyboard.press('v');
    await expect.poll(() => dialog(page).count()).toBe(0);
  });
});
