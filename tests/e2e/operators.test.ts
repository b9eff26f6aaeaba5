import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { errors } from '../../contract/schema/errors';
import { axe, bothSizes, fitsWindow, newContext, PHONE, shot, signIn, test, walk } from '../fixtures/browser';
import { codeOf } from '../fixtures/oneTimeCode';
import { isTipped } from '../fixtures/painted';
import type { RunningProvider } from '../fixtures/runningProvider';
import { button } from '../fixtures/users';

/** The built program: its sources include those of the whole provider. */
const OPERATOR = 'dist/provider/operator.js';
const PASSWORD = 'quattro-ponti-sul-lago-7';

/**
 * Runs a command on the machine.
 * @returns its output
 */
async function onMachine({ url, dataDir }: RunningProvider, ...words: string[]): Promise<string> {
  const env = { ...process.env, OPERATOR_URL: url, DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [OPERATOR, ...words], { env });
  return stdout.trim();
}

/** Returns the link, created on the machine, to the first access of a member of staff. */
async function linkFor(
  provider: RunningProvider,
  username: string,
  name: string,
  role = 'administrator',
): Promise<string> {
  const given = ['--username', username, '--name', name, '--role', role];
  return (await onMachine(provider, 'create-operator', ...given)).split('\n').at(-1) ?? '';
}

/**
 * Chooses the password and links the authenticator on the page of the link.
 * @returns the authenticator's secret
 */
async function choosePassword(page: Page): Promise<string> {
  const secret = await page.locator('code').innerText();
  await page.getByLabel(/^Nuova password/).fill(PASSWORD);
  await page.getByLabel('Codice a 6 cifre').fill(codeOf(secret));
  await button(page, 'Conferma').click();
  return secret;
}

/** Signs in for the first time from any page, with the next code, since each works once. */
async function enter(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel('Nome utente').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByLabel('Codice a 6 cifre').fill(codeOf(secret, 1));
  await button(page, 'Entra').click();
}

const SCHOOLS = `customerCode,codMin,name,city
SG30011,RMIC800011,Istituto Uno,Roma
SG10001,RMIC800012,Istituto Due,Roma
`;

describe('the console of the provider’s own staff', () => {
  walk(
    'leads from the link on the machine to a school with its first supervisor, and closes it after a warning',
    async ({ page, provider }) => {
      await page.goto(await linkFor(provider, 'bruno', 'Bruno Neri'));
      await page.getByRole('img').waitFor();
      expect(new URL(page.url()).hash).toBe('');
      await axe(page);
      await shot(page, 'operators-first-access');
      const secret = await choosePassword(page);
      await page.getByRole('link', { name: 'Vai all’accesso' }).click();
      await enter(page, 'bruno', secret);
      await page.getByRole('heading', { level: 1, name: 'Da fare' }).waitFor();
      await page.getByRole('link', { name: 'Scuole', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Scuole' }).waitFor();
      await page.getByRole('cell', { name: 'SG10001' }).waitFor();
      await axe(page);
      await shot(page, 'operators-schools');
      // Scripts of a page cannot read the session.
      expect(await page.evaluate(() => document.cookie)).not.toContain('gestore');
      await page.getByRole('link', { name: 'Nuova scuola' }).click();
      const school = { 'Codice cliente': 'SG30001', 'Codice meccanografico': 'RMIC800001' };
      for (const [label, value] of Object.entries({ ...school, Nome: 'Istituto Verdi', Comune: 'Roma' }))
        await page.getByLabel(label).fill(value);
      await button(page, 'Salva').click();
      await page.getByText('Scuola creata').waitFor();
      await page.getByRole('link', { name: 'Supervisor' }).click();
      await page.getByRole('link', { name: 'Nuovo supervisor' }).click();
      const person = { Scuola: 'SG30001', Cognome: 'Bianchi', 'E-mail': 'vera@example.org' };
      for (const [label, value] of Object.entries(person)) await page.getByLabel(label).fill(value);
      await page.getByLabel('Nome *', { exact: true }).fill('Vera');
      await button(page, 'Salva').click();
      await page.getByText(/^Supervisor creato/).waitFor();
      await page.goto(`${provider.url}/gestore/scuole/SG30001`);
      await button(page, 'Chiudi la scuola').click();
      await page.getByText(/potrà più operare, da subito: 1 utenze/).waitFor();
      await page.setViewportSize(PHONE);
      await axe(page);
      await shot(page, 'operators-closing-phone');
      await page.getByRole('dialog').getByRole('button', { name: 'Chiudi la scuola' }).click();
      await page.getByText(/La scuola è chiusa: nessuno/).waitFor();
      await fitsWindow(page);
      await button(page, 'Riapri la scuola').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Riapri la scuola' }).click();
      await button(page, 'Chiudi la scuola').waitFor();
      await button(page, 'Esci').click();
      await page.getByRole('heading', { name: 'Accesso' }).waitFor();
    },
  );

  test('operates for a supervisor who consents, with a band on both sides, until that is ended; makes schools of a file', async ({
    page,
    browser,
    provider,
  }) => {
    await page.goto(await linkFor(provider, 'anna', 'Anna Rossi'));
    const secret = await choosePassword(page);
    await page.getByRole('link', { name: 'Vai all’accesso' }).waitFor();
    await page.goto(`${provider.url}/gestore/scuole/SG10001`);
    await enter(page, 'anna', secret);
    await button(page, 'Opera per conto').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motivo, come lo leggerà il supervisor').fill('Non trova i docenti nuovi');
    await axe(page);
    await dialog.getByRole('button', { name: 'Chiedi il consenso' }).click();
    await dialog.waitFor({ state: 'detached' });

    const theirs = await newContext(browser, provider.url);
    const supervisor = await theirs.newPage();
    await signIn(supervisor, 'supervisor.SG10001', `${provider.url}/accessi-assistenza`);
    await button(supervisor, 'Consenti per un’ora').click();
    const band = (of: Page) => of.getByRole('region', { name: /^Assistenza/ });
    await band(supervisor)
      .getByText(/Anna Rossi sta operando per conto di/)
      .waitFor();
    await axe(supervisor);

    await page.goto(`${provider.url}/gestore/assistenza`);
    const opened = page.waitForEvent('popup');
    await button(band(page), 'Entra nella console della scuola').click();
    const school = await opened;
    await band(school)
      .getByText(/Anna Rossi sta operando per conto di/)
      .waitFor();
    await axe(school);
    await shot(school, 'operators-support');
    // Actions reserved for the school are shown, with the reason why support may not use them.
    await school.goto(`${provider.url}/user`);
    await button(school, 'Aggiungi utenti').click();
    const left = school.getByRole('menuitem', { name: /Nuovo utente/ });
    await left.getByText(errors.notForSupport.say).waitFor();
    await axe(school);
    await shot(school, 'support-users');
    await school.keyboard.press('Escape');
    await school.goto(`${provider.url}/user/docente.SG10001`);
    await isTipped(button(school, 'Elimina'), errors.notForSupport.say);
    await axe(school);
    await bothSizes(school, 'support-person');

    await button(band(supervisor), 'Termina').click();
    await band(supervisor).waitFor({ state: 'detached' });
    await supervisor.getByText('Terminato', { exact: true }).waitFor();
    await theirs.close();
    await school.close();

    await page.getByRole('link', { name: 'Scuole da file' }).click();
    const file = { name: 'scuole.csv', mimeType: 'text/csv', buffer: Buffer.from(SCHOOLS) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByText('Il file crea 1 scuola. Finora non è stato creato nulla.').waitFor();
    await page.getByRole('row', { name: /SG10001.*La scuola esiste già/ }).waitFor();
    await axe(page);
    await button(page, 'Crea 1 scuola').click();
    await page.getByText(/^Le scuole sono state create/).waitFor();
    await button(page, 'Annulla l’importazione').click();
    await page.getByText('L’importazione è stata annullata.').waitFor();
    await page.getByRole('link', { name: 'Elenco di fiducia' }).click();
    await page.getByText(/^Non è ammesso nessun firmatario/).waitFor();
    await axe(page);
    await shot(page, 'operators-trusted-list');
    await page.setViewportSize(PHONE);
    await fitsWindow(page);
  });

  test('keeps the price list: a new year, a fee, an agreed fee, and the whole list from a file', async ({
    page,
    provider,
    trouble,
  }) => {
    trouble.expect(/status of 400/);
    await page.goto(await linkFor(provider, 'carla', 'Carla Gialli', 'commercial'));
    const secret = await choosePassword(page);
    await page.getByRole('link', { name: 'Vai all’accesso' }).waitFor();
    await page.goto(`${provider.url}/gestore/condizioni`);
    await enter(page, 'carla', secret);
    await page.getByRole('heading', { level: 1, name: 'Condizioni di listino' }).waitFor();
    await page.getByRole('link', { name: 'Nuovo anno' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nuovo anno' }).waitFor();
    const conditions = {
      Anno: '2040',
      'Prima fascia fino a': '400',
      'Seconda fascia fino a': '800',
      'Terza fascia fino a': '1200',
      Beneficiario: 'Fornitore Uno S.p.A.',
      IBAN: 'IT41 W800 0000 2921 0064 5211 152',
    };
    for (const [label, value] of Object.entries(conditions)) await page.getByLabel(label).fill(value);
    await button(page, 'Salva').click();
    await page.getByRole('link', { name: /L’IBAN non è valido/ }).waitFor();
    await axe(page);
    await page.getByLabel('IBAN').fill('IT41 W800 0000 2921 0064 5211 151');
    await button(page, 'Salva').click();
    await page.getByText(/^Anno creato, con i prodotti in vigore/).waitFor();
    await page.goto(`${provider.url}/gestore/condizioni`);
    await page.getByRole('cell', { name: 'IT41W8000000292100645211151' }).waitFor();
    await bothSizes(page, 'operators-price-years');

    await page.goto(`${provider.url}/gestore/listino/2040~SIG`);
    await page.getByLabel('Canone della prima fascia').fill('320,50');
    await button(page, 'Salva').click();
    await page.getByText('Modifiche salvate').waitFor();
    await page.goto(`${provider.url}/gestore/listino`);
    await page.getByRole('row', { name: /Segreteria digitale.*2040.*320,50/ }).waitFor();
    await bothSizes(page, 'operators-prices');

    await page.goto(`${provider.url}/gestore/canoni-concordati`);
    await page.getByRole('link', { name: 'Nuovo canone concordato' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nuovo canone concordato' }).waitFor();
    for (const [label, value] of Object.entries({
      Scuola: 'SG10001',
      Anno: '2040',
      Codice: 'SIG',
      Canone: '280',
    }))
      await page.getByLabel(label).fill(value);
    await button(page, 'Salva').click();
    await page.getByText('Canone concordato scritto').waitFor();

    await page.getByRole('link', { name: 'Listino da file' }).click();
    await page.getByLabel('Anno del listino').waitFor();
    await button(page, 'Salva il listino').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const saved = await readFile(await (await saving).path(), 'utf8');
    expect(saved).toContain('320,50');
    const choose = (content: string) =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'listino.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await choose(saved);
    await page.getByText('Il file corrisponde al listino: non c’è nulla da cambiare.').waitFor();
    await choose(saved.replace('320,50', 'molto'));
    await page.getByRole('row', { name: /Canone della prima fascia/ }).waitFor();
    await axe(page);
    await choose(saved.replace('320,50', '330,00'));
    await page.getByRole('row', { name: /SIG.*Cambiato: Canone della prima fascia/ }).waitFor();
    await bothSizes(page, 'operators-price-file');
    await button(page, 'Scrivi il listino 2040').click();
    await page.getByText('Il listino 2040 è stato scritto.').waitFor();
    await page.goto(`${provider.url}/gestore/listino`);
    await page.getByRole('row', { name: /Segreteria digitale.*2040.*330,00/ }).waitFor();
  });

  test('are managed by an administrator, who confirms with the password; the others see what their role leaves them', async ({
    page,
    provider,
    trouble,
  }) => {
    trouble.expect(/status of 403/);
    await page.goto(await linkFor(provider, 'ivana', 'Ivana Blu'));
    const secret = await choosePassword(page);
    await page.getByRole('link', { name: 'Vai all’accesso' }).waitFor();
    await page.goto(`${provider.url}/gestore/personale`);
    await enter(page, 'ivana', secret);
    await page.getByRole('heading', { level: 1, name: 'Personale del gestore' }).waitFor();
    await page.getByRole('cell', { name: 'Ivana Blu' }).waitFor();
    await bothSizes(page, 'operators-staff');

    // The response five minutes after the last confirmation.
    const refusal = { type: 'about:blank', title: '?', status: 403, code: 'confirmationNeeded' };
    await page.route(
      '**/api/operator/operators',
      (route) =>
        route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify(refusal),
        }),
      { times: 1 },
    );
    await button(page, 'Nuova persona').click();
    const making = page.getByRole('dialog', { name: 'Nuova persona' });
    await making.getByLabel(/^Nome e cognome/).fill('Luca Verdi');
    await making.getByLabel(/^Nome utente/).fill('luca');
    await making.getByLabel('Ruolo').selectOption('support');
    await making.getByText(/fa riprovare i lavori\.$/).waitFor();
    await axe(page);
    await shot(page, 'operators-staff-new');
    await making.getByRole('button', { name: 'Aggiungi la persona' }).click();
    const asking = page.getByRole('dialog', { name: 'Confermare la propria identità' });
    await asking.getByLabel(/^Password/).fill('sbagliata-del-tutto');
    await asking.getByRole('button', { name: 'Conferma' }).click();
    await asking.getByText('La password attuale non è corretta').waitFor();
    await axe(page);
    await shot(page, 'operators-confirm');
    await asking.getByLabel(/^Password/).fill(PASSWORD);
    await asking.getByRole('button', { name: 'Conferma' }).click();
    const link = await page.getByLabel('Collegamento del primo accesso').inputValue();
    expect(link).toContain('/gestore/primo-accesso#');
    await axe(page);
    await shot(page, 'operators-staff-link');
    await button(page, 'Ho copiato, chiudi').click();
    await page.getByRole('cell', { name: 'Luca Verdi' }).waitFor();

    await button(page, 'Cambia il ruolo di Luca Verdi luca').click();
    const role = page.getByRole('dialog', { name: /^Il ruolo di Luca Verdi/ });
    await role.getByLabel('Ruolo').selectOption('commercial');
    await role.getByRole('button', { name: 'Cambia il ruolo' }).click();
    await role.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Luca Verdi.*Commerciale/ }).waitFor();

    await page.goto(`${provider.url}/gestore/programmi`);
    await button(page, 'Nuovo programma').click();
    const program = page.getByRole('dialog', { name: 'Nuovo programma' });
    await program.getByLabel(/^Nome/).fill('CRM');
    await program.getByLabel('platformSchool:read').check();
    await axe(page);
    await shot(page, 'operators-program-new');
    await program.getByRole('button', { name: 'Aggiungi il programma' }).click();
    expect(await page.getByRole('textbox', { name: 'Segreto' }).inputValue()).toMatch(/^[\w-]{43}$/);
    await shot(page, 'operators-program-secret');
    await button(page, 'Ho copiato, chiudi').click();
    await page.getByRole('row', { name: /CRM/ }).waitFor();
    await bothSizes(page, 'operators-programs');

    // A command on the machine removes the role: the session continues with the remaining rights.
    await onMachine(provider, 'set-operator-role', '--username', 'ivana', '--role', 'readOnly');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Programmi del gestore' }).waitFor();
    await page.getByRole('row', { name: /CRM/ }).waitFor();
    await shot(page, 'operators-programs-read-only');
    expect(await button(page, 'Nuovo programma').count()).toBe(0);
    await page.goto(`${provider.url}/gestore/elenco-di-fiducia`);
    await page.getByRole('button', { name: /^Scegli/ }).waitFor();
    await axe(page);
    await shot(page, 'operators-trusted-list-read-only');
  });

  test('finds a person of any school, says what keeps them out, and shows the situation of their school', async ({
    page,
    provider,
  }) => {
    await page.goto(await linkFor(provider, 'sara', 'Sara Gialli', 'support'));
    const secret = await choosePassword(page);
    await page.getByRole('link', { name: 'Vai all’accesso' }).click();
    await enter(page, 'sara', secret);
    await page.getByRole('heading', { level: 1, name: 'Da fare' }).waitFor();
    await page.getByRole('region', { name: 'Uso' }).waitFor();
    await axe(page);
    await bothSizes(page, 'operators-overview');
    await page.getByRole('link', { name: 'Persone' }).click();
    await page.getByText(/^Scrivere almeno tre lettere/).waitFor();
    await page.getByRole('textbox', { name: /^Cognome e nome/ }).fill('disabilitato');
    await page.getByRole('row', { name: /disabilitato\.SG10001.*Disattivata/ }).waitFor();
    await axe(page);
    await bothSizes(page, 'operators-people');
    await page
      .getByRole('row', { name: /disabilitato\.SG10001/ })
      .getByRole('link')
      .first()
      .click();
    await page.getByText('L’utenza è disattivata.').waitFor();
    await isTipped(
      button(page, 'Invia un collegamento'),
      'L’utenza è disattivata: la riattiva il supervisor della scuola.',
    );
    await axe(page);
    await bothSizes(page, 'operators-person');
    await page.goto(`${provider.url}/gestore/persone/SG10001~docente.SG10001`);
    await button(page, 'Invia un collegamento').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Invia un collegamento' }).click();
    await page.getByText('L’ultimo messaggio non è ancora partito.').waitFor();
    await bothSizes(page, 'operators-person-mail');
    expect(await button(page, 'Esporta i dati').count()).toBe(0);
    await onMachine(provider, 'set-operator-role', '--username', 'sara', '--role', 'administrator');
    await page.reload();
    await button(page, 'Esporta i dati').click();
    const exporting = page.getByRole('dialog');
    await exporting.getByText('Senza il nome della persona').waitFor();
    await exporting.getByLabel('Per chi').selectOption('person');
    await exporting.getByLabel(/^Chi ha chiesto i dati/).fill('Protocollo 12 del 03/05/2026');
    await axe(page);
    await bothSizes(page, 'operators-person-export');
    const download = page.waitForEvent('download');
    await exporting.getByRole('button', { name: 'Scarica i dati' }).click();
    expect((await download).suggestedFilename()).toBe('dati-docente.SG10001.zip');
    await button(page, 'Cancella la persona').click();
    const erasing = page.getByRole('dialog');
    await erasing.getByText('Restano, per l’utenza').waitFor();
    await axe(page);
    await bothSizes(page, 'operators-person-erase');
    await erasing.getByLabel(/^Chi ha chiesto la cancellazione/).fill('Protocollo 13 del 03/05/2026');
    await erasing.getByLabel('Che cosa').selectOption('account');
    await erasing.getByRole('button', { name: 'Cancella per sempre' }).click();
    await page.waitForURL(/\/gestore\/persone$/);
    await page.goto(`${provider.url}/gestore/conservazione`);
    await page.getByRole('row', { name: /Accessi.*Tutte le scuole.*365/ }).waitFor();
    await axe(page);
    await bothSizes(page, 'operators-retention');
    await page.goto(`${provider.url}/gestore/scuole/SG10001`);
    await page.getByRole('tab', { name: 'Situazione' }).click();
    await page.getByRole('region', { name: 'Uso' }).waitFor();
    await axe(page);
    await bothSizes(page, 'operators-school-situation');
    await page.getByRole('tab', { name: 'Licenze' }).click();
    await page.getByRole('row', { name: /WWA/ }).waitFor();
    await axe(page);
    await bothSizes(page, 'operators-school-licences');
  });
});
