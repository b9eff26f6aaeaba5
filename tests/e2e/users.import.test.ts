import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { checkCharacter } from '../../contract/values/codiceFiscale';
import { openDatabase } from '../../provider/db/openDatabase';
import { hashPassword } from '../../provider/identity/password';
import {
  axe,
  DEMO,
  DEMO_PASSWORD,
  fitsWindow,
  newContext,
  PHONE,
  shot,
  signIn,
  test,
  walk,
} from '../fixtures/browser';
import type { DatabasePlace } from '../fixtures/database';
import {
  checked,
  chooseFile,
  counts,
  fact,
  gridRows,
  gridTexts,
  openImport,
  runImport,
} from '../fixtures/importPage';
import { officeFiles } from '../fixtures/officeFiles';
import { codeOf } from '../fixtures/officeLists';
import { hueOf, isPainted } from '../fixtures/painted';
import { startOn } from '../fixtures/startOn';
import { encoded } from '../fixtures/tables';
import { button, dialog } from '../fixtures/users';

const HEADER = 'Cognome;Nome;Codice fiscale;E-mail';
const lineOf = (n: number, email = `persona${n}@example.org`) => {
  const first15 = `BNCGNN80A01F${String(n).padStart(3, '0')}`;
  return `Bianchi;Gianni;${first15}${checkCharacter(first15)};${email}`;
};
const fileOf = (from: number, count: number, wrong: readonly number[] = []) =>
  [
    HEADER,
    ...Array.from({ length: count }, (_, n) => lineOf(from + n, wrong.includes(n) ? 'sbagliata' : undefined)),
  ].join('\r\n');

/** Sets a password as the person does through the link of the first mail. */
async function givePassword({ options }: DatabasePlace, uid: string): Promise<void> {
  const db = await openDatabase(options);
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await db.asOwner((tx) => tx.updateTable('account').set({ password_hash }).where('uid', '=', uid).execute());
  await db.close();
}

describe('importing users from a file', () => {
  test('CSVI-024 CSVI-031 of an import, what the provider refuses is said in red, at its row as well', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 40[03]/);
    const refuse = (call: string, status: number, problem: object) =>
      page.route(`**/api/importazioni/SG10002${call}`, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status, contentType: 'application/problem+json', json: { status, ...problem } })
          : route.fallback(),
      );
    await signIn(page, 'supervisor.SG10002', '/importa-utenti');
    const maria = 'Nome,Cognome,Codice Fiscale,Email\nMaria,Rossi,RSSMRA80A41H501W,maria.rossi@example.org';
    const file = { name: 'utenti.csv', mimeType: 'text/csv', buffer: Buffer.from(maria) };
    const title = 'Non si dispone dei permessi per questa operazione.';
    await refuse('/anteprima', 403, { code: 'forbidden', title });
    await page.locator('input[type=file]').setInputFiles(file);
    await button(page, 'Carica').click();
    await isPainted(page, 'red', title);
    await page.unroute('**/api/importazioni/SG10002/anteprima');
    await button(page, 'Carica').click();
    await page.getByText('Totale utenti: 1').waitFor();
    const errors = [{ field: 'rows[0].cells.email', message: "L'e-mail è già di un altro" }];
    await refuse('/importazione/*/righe', 400, {
      code: 'invalid',
      title: 'Dati assenti o non validi!',
      errors,
    });
    await button(page, 'Conferma').click();
    await button(dialog(page), 'Importa').click();
    await page.getByRole('row').nth(1).getByText("L'e-mail è già di un altro").waitFor();
    const chip = page.getByRole('row').nth(1).locator('.MuiChip-root');
    const hues = async () => [await hueOf(chip), await hueOf(chip, 'background-color')];
    await expect.poll(hues).toContain('red');
  });

  test('shows the same fifty people from six kinds of file, and asks nothing', async ({ page }) => {
    await openImport(page);
    await axe(page);
    await shot(page, 'import-choose');
    const seen: string[][][] = [];
    for (const [name, content] of Object.entries(officeFiles)) {
      await chooseFile(page, { name, content });
      await checked(page);
      await expect.poll(() => counts(page)).toMatchObject({ Tutte: 50, Nuove: 50, 'Solo errori': 0 });
      await expect.poll(async () => (await gridTexts(page)).length).toBeGreaterThan(8);
      seen.push((await gridTexts(page)).slice(0, 8));
      expect(seen.at(-1)?.[0]?.slice(0, 2)).toEqual(["D'Angelò", 'Nicolò']);
      await button(page, 'Scegli un altro file').click();
    }
    for (const one of seen) expect(one).toEqual(seen[0]);
  });

  test('an ugly file of an office is understood: names divided by tax codes, dates asked about once, corrections proposed', async ({
    page,
  }) => {
    const people = [
      ['DE LUCA', 'MARIA PIA', '08/31/2027'],
      ['D’AMICO', 'DESIRÉE', '03/04/2027'],
      ['LO PRESTI', 'NICOLÒ', '12/06/2027'],
    ] as const;
    const mistyped = (code: string) => code.replace('71C12', '7IC12');
    const lines = people.map(([sn, cn, day], n) => {
      const code = codeOf(sn, cn);
      return `${sn} ${cn};${n === 2 ? mistyped(code) : code};p${n}@example.org;${day}`;
    });
    await openImport(page);
    const text = [
      'Elenco del personale',
      '',
      'Nominativo;Codice fiscale;E-mail;Scadenza',
      ...lines,
      'Totale: 3',
    ];
    await chooseFile(page, { name: 'elenco.csv', content: encoded['Mac OS Roman'](text.join('\r')) });
    await checked(page);
    await page.getByText('Righe di totale in fondo, saltate: 1.').waitFor();
    const question = page.getByRole('region', { name: 'Scadenza: viene prima il giorno o il mese?' });
    await question.waitFor();
    const go = page.getByRole('button', { name: /^Importa \d/ });
    await expect.poll(() => go.getAttribute('aria-disabled')).toBe('true');
    await axe(page);
    await shot(page, 'import-questions');
    await page.setViewportSize(PHONE);
    await fitsWindow(page);
    await shot(page, 'import-questions-phone');
    await page.setViewportSize({ width: 1440, height: 900 });
    await button(page, 'Il mese: 03/04/2027 è il 4 marzo 2027').click();
    await checked(page);
    await page.getByRole('button', { name: 'Codice fiscale: Codice fiscale non valido (1)' }).click();
    const right = codeOf('LO PRESTI', 'NICOLÒ');
    await button(page, `Scrivi ${right}, riga 6`).click();
    await expect.poll(() => counts(page)).toMatchObject({ Tutte: 3, Nuove: 3, 'Solo errori': 0 });
    await axe(page);
    await shot(page, 'import-understood');
    await button(page, 'Tutte (3)').click();
    await expect
      .poll(() => gridTexts(page))
      .toEqual([
        ['DE LUCA', 'MARIA PIA', codeOf('DE LUCA', 'MARIA PIA'), 'p0@example.org', '31/08/2027'],
        ['D’AMICO', 'DESIRÉE', codeOf('D’AMICO', 'DESIRÉE'), 'p1@example.org', '04/03/2027'],
        ['LO PRESTI', 'NICOLÒ', right, 'p2@example.org', '06/12/2027'],
      ]);
    await runImport(page, 'Importa 3 righe');
    await page.getByText('Righe lette: 3.').waitFor();
    await expect.poll(() => fact(page, 'Nuovi')).toBe('3');
  });

  test('asks what a column is once, and remembers it for the school', async ({ page, provider, browser }) => {
    await openImport(page);
    const content = `Elenco del personale\r\n\r\nCognome docente;Nome;Cellulare;Codice fiscale;E-mail\r\nNeri;Ugo;333;${lineOf(1).split(';')[2]};ugo@example.org\r\n`;
    await chooseFile(page, { name: 'docenti.csv', content });
    await page.getByRole('heading', { name: 'A che cosa corrispondono le colonne?' }).waitFor();
    await axe(page);
    await shot(page, 'import-columns');
    const choice = (column: string) => page.getByLabel(`Dato della colonna ${column}`);
    await expect.poll(() => choice('Cognome docente').inputValue()).toBe('sn');
    await expect.poll(() => choice('Cellulare').inputValue()).toBe('');
    await choice('Codice fiscale').selectOption('Non importare');
    const go = button(page, 'Continua');
    await expect.poll(() => go.getAttribute('aria-disabled')).toBe('true');
    await page
      .getByText(
        'Indicare una colonna che dice a chi o a che cosa si riferisce ogni riga: Utente, Codice fiscale',
      )
      .last()
      .waitFor();
    await choice('Codice fiscale').selectOption('Codice fiscale');
    await go.click();
    await checked(page);
    await page.getByText('Colonne non importate: Cellulare').waitFor();
    await runImport(page, 'Importa 1 riga');

    const other = await newContext(browser, provider.url);
    const again = await other.newPage();
    await openImport(again);
    await chooseFile(again, { name: 'docenti2.csv', content });
    await checked(again);
    await expect.poll(() => counts(again)).toMatchObject({ Tutte: 1, Invariate: 1 });
    await other.close();
  });

  walk(
    'of 100 rows 7 are wrong: 4 are put right in the grid, 3 in the file that is sent back; nobody twice',
    async ({ page }) => {
      await openImport(page);
      const wrong = [3, 17, 30, 44, 58, 71, 99];
      await chooseFile(page, { name: 'personale.csv', content: fileOf(100, 100, wrong) });
      await checked(page);
      await expect
        .poll(() => counts(page))
        .toEqual({
          Tutte: 100,
          Nuove: 93,
          'Da aggiornare': 0,
          Invariate: 0,
          'Solo errori': 7,
        });
      await axe(page);
      await button(page, 'Solo errori (7)').click();
      await expect.poll(() => gridRows(page).count()).toBe(7);
      await shot(page, 'import-errors');

      for (const n of [0, 1, 2, 3]) {
        const row = (wrong[n] ?? 0) + 2;
        const cell = page.getByLabel(`E-mail, riga ${row}`);
        await expect.poll(() => cell.getAttribute('aria-invalid')).toBe('true');
        await cell.fill(`giusta${n}@example.org`);
        await cell.press(n === 0 ? 'Enter' : 'Tab');
        await expect.poll(() => cell.getAttribute('aria-invalid')).toBe('false');
      }
      await expect.poll(() => counts(page)).toMatchObject({ Nuove: 97, 'Solo errori': 3 });
      await page
        .getByText(`Riga ${(wrong[3] ?? 0) + 2}: Nuova`)
        .first()
        .waitFor({ state: 'attached' });

      const saved = page.waitForEvent('download');
      await button(page, 'Scarica le righe rifiutate').click();
      await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
      const refused = await readFile((await (await saved).path()) ?? '', 'utf8');
      expect(refused.replace('\uFEFF', '').split('\r\n')[0]).toBe(`${HEADER};Motivo`);
      expect(refused.match(/E-mail non valida/g)).toHaveLength(3);

      await button(page, 'Importa 97 righe').click();
      await dialog(page).getByText('97 nuovi').waitFor();
      await dialog(page).getByText('3 rifiutati, che restano fuori').waitFor();
      await axe(page);
      await shot(page, 'import-confirm');
      await button(dialog(page), 'Annulla').click();
      await runImport(page, 'Importa 97 righe');
      await expect
        .poll(async () => [await fact(page, 'Nuovi'), await fact(page, 'Rifiutati')])
        .toEqual(['97', '3']);

      await page.goto('/user/importa');
      let n = 0;
      const corrected = refused.replace(/sbagliata/g, () => `corretta${n++}@example.org`);
      await chooseFile(page, { name: 'corrette.csv', content: corrected });
      await checked(page);
      await expect.poll(() => counts(page)).toMatchObject({ Tutte: 3, Nuove: 3, 'Solo errori': 0 });
      await runImport(page, 'Importa 3 righe');

      await page.goto('/user/importa');
      await chooseFile(page, { name: 'personale.csv', content: fileOf(100, 100) });
      await checked(page);
      // The 7 corrected ones have a different address from the file; nobody is new.
      await expect
        .poll(() => counts(page))
        .toMatchObject({ Tutte: 100, Nuove: 0, 'Da aggiornare': 7, Invariate: 93 });
    },
  );

  test('tells what is wrong with a file that cannot be read, and can be used by keyboard on a phone', async ({
    page,
  }) => {
    await openImport(page);
    await chooseFile(page, {
      name: 'vecchio.xls',
      content: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 1, 2, 3]),
    });
    await page.getByText(/formato vecchio \(\.xls\) o è protetto da password/).waitFor();
    await chooseFile(page, { name: 'vuoto.csv', content: HEADER });
    await page.getByText(/non ci sono righe da importare/).waitFor();
    await page.setViewportSize(PHONE);
    await chooseFile(page, { name: 'uno.csv', content: fileOf(400, 40, [2]) });
    await checked(page);
    await axe(page);
    await fitsWindow(page);
    await shot(page, 'import-rows');

    await button(page, 'Scegli un altro file').click();
    await chooseFile(page, {
      name: 'giorni.csv',
      content: `${HEADER};Scadenza\r\n${lineOf(450)};31/02/2030`,
    });
    await checked(page);
    await expect.poll(() => counts(page)).toMatchObject({ Tutte: 1, 'Solo errori': 1 });
    await button(page, 'Scegli dal calendario').press('Enter');
    await dialog(page).waitFor();
    await axe(page);
    await fitsWindow(page);
    await shot(page, 'import-calendar');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => counts(page)).toMatchObject({ Nuove: 1, 'Solo errori': 0 });
  });

  test('an import is kept, and taken back for all but who signed in meanwhile', async ({
    page,
    place,
    provider,
    browser,
  }) => {
    await openImport(page);
    await chooseFile(page, { name: 'sbagliato.csv', content: fileOf(300, 30) });
    await checked(page);
    await runImport(page, 'Importa 30 righe');
    const url = page.url();
    await axe(page);
    await shot(page, 'import-done');
    // One of them chose a password and signed in.
    const signedIn = await page.locator('tbody tr small').first().innerText();
    await away(page);
    await provider.stop();
    await givePassword(place, signedIn.slice(1, -1));
    const next = await startOn(place, DEMO, provider.port);
    try {
      const theirs = await newContext(browser, provider.url);
      await signIn(await theirs.newPage(), signedIn.slice(1, -1));
      await theirs.close();
      await page.goto('/user');
      await page.getByRole('link', { name: 'Cronologia' }).click();
      await page.getByRole('link', { name: 'Da file' }).click();
      await page.getByRole('link', { name: 'sbagliato.csv' }).waitFor();
      await shot(page, 'imports');
      await axe(page);
      await page.goto(url);
      await button(page, 'Annulla questa importazione').click();
      await button(dialog(page), "Annulla l'operazione").click();
      await page.getByText('29 ripristinati, 1 non ripristinato').waitFor();
      await page.getByText(/Ha effettuato l'accesso il .*: l'utenza resta/).waitFor();
      await shot(page, 'import-taken-back');
      await page.goto(url);
      await page.getByRole('link', { name: "Vedi l'annullamento" }).waitFor();
      await away(page);
    } finally {
      await next.stop();
    }
  });
});

/** Leaves the console: an open page would call the stopped provider. */
const away = (page: Page) => page.goto('about:blank');
