import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { User } from '../../contract/users/user';
import { axe, DEMO_PASSWORD, fitsWindow, newContext, PHONE, shot, test } from '../fixtures/browser';
import { sessionEnds } from '../fixtures/sessionEnds';
import { goInside } from '../fixtures/stage';
import { button, dialog, openUsers } from '../fixtures/users';

const input = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const email = (page: Page) => page.getByLabel('E-mail *', { exact: true });
const hint = (page: Page, label: string) =>
  input(page, label).evaluate(
    (at) => document.getElementById(at.getAttribute('aria-describedby') ?? '')?.textContent,
  );

/** Opens the page of a user from anywhere in the console. */
async function openUser(page: Page, uid: string) {
  await goInside(page, `/user/${uid}`);
  await page.getByLabel('Data di nascita').waitFor();
}

/** Reloads the page of a user, to show what was stored. */
async function reloadUser(page: Page) {
  await page.reload();
  await page.getByLabel('Data di nascita').waitFor();
}

/** Returns a user who has signed in, and one who has not. */
async function people(page: Page): Promise<{ known: User; fresh: User; others: readonly User[] }> {
  const users = (await openUsers(page)).filter(
    ({ uid, gruppoRiservato }) => !gruppoRiservato && !/^(supervisor|docente|disab)/.test(uid),
  );
  const known = users.find((user) => user.lastLogin && user.codicefiscale);
  const fresh = users.find((user) => !user.lastLogin && user.codicefiscale);
  if (!known || !fresh) throw new Error('the demo has not enough people');
  return {
    known,
    fresh,
    others: users.filter((user) => user.codicefiscale && user !== known && user !== fresh),
  };
}

/** Changes a user as a colleague, in another browser. */
async function colleagueChanges(
  page: Page,
  baseURL: string,
  uid: string,
  change: (of: Page) => Promise<void>,
) {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const other = await newContext(browser, baseURL);
  const colleague = await other.newPage();
  await openUsers(colleague, 'gestore.SG10001');
  await openUser(colleague, uid);
  await change(colleague);
  await button(colleague, 'Salva').click();
  await colleague.getByText('Utente aggiornato con successo!').waitFor();
  await other.close();
}

describe('the page of a user', () => {
  test('a day is chosen from the calendar: a year of birth within three clicks, by mouse, keyboard and on a phone', async ({
    page,
  }) => {
    const { fresh } = await people(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openUser(page, fresh.uid);
    const birth = input(page, 'Data di nascita');
    const opener = birth.locator('xpath=following-sibling::*').getByRole('button');
    expect(asked.filter((url) => url.includes('DayCalendar'))).toEqual([]);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

    await birth.fill('');
    await opener.click();
    await dialog(page).getByRole('button', { name: "Scegli l'anno e il mese" }).click();
    await axe(page);
    await shot(page, 'calendar-years');
    await dialog(page).getByRole('radio', { name: '1971' }).click();
    await dialog(page).getByRole('radio', { name: 'aprile' }).click();
    await axe(page);
    await shot(page, 'calendar-days');
    await dialog(page).getByRole('gridcell', { name: 'lunedì 12 aprile 1971' }).click();
    await expect.poll(() => birth.inputValue()).toBe('12/04/1971');

    await page.setViewportSize(PHONE);
    await opener.press('Enter');
    await expect.poll(focused).toBe('lunedì 12 aprile 1971');
    await fitsWindow(page);
    await axe(page);
    await page.keyboard.press('PageDown');
    await expect.poll(focused).toBe('mercoledì 12 maggio 1971');
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog(page).count()).toBe(0);
    await expect.poll(() => opener.evaluate((at) => at === document.activeElement)).toBe(true);
    expect(await birth.inputValue()).toBe('12/04/1971');
  });

  test('USR-080 USR-082 USR-084 USR-152 saves what was changed, as the specification sends it', async ({
    page,
  }) => {
    const { fresh } = await people(page);
    await page.getByLabel('Ricerca per').fill(fresh.uid);
    await page.getByRole('link', { name: fresh.uid, exact: true }).click();
    await page
      .getByRole('heading', { level: 1, name: `Modifica utente ${fresh.labelNomeCognome}` })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(`/user/${fresh.uid}`);
    await expect.poll(() => button(page, 'Salva').getAttribute('aria-disabled')).toBe('true');
    await page.getByText('Non ci sono modifiche da salvare').waitFor();

    await input(page, 'Codice fiscale *').fill('rssmra85t10a562s');
    await input(page, 'Data di nascita').fill('10/12/1985');
    await input(page, 'Scadenza').fill('1/9/2031');
    await email(page).click();
    await expect.poll(() => input(page, 'Scadenza').inputValue()).toBe('01/09/2031');
    const saving = page.waitForRequest((request) => request.method() === 'PUT');
    await button(page, 'Salva').click();
    const request = await saving;
    const body = request.postDataJSON();
    expect(body).toMatchObject({
      codiceFiscale: 'RSSMRA85T10A562S',
      dataNascita: '1985-12-10',
      dataScadenza: '2031-09-01',
      email: fresh.email,
      cognome: fresh.sn,
      nome: fresh.cn,
    });
    expect(body).not.toHaveProperty('stato');
    expect(request.headers()['if-match']).toBeTruthy();
    await page.getByText('Utente aggiornato con successo!').waitFor();
    await reloadUser(page);
    await expect.poll(() => input(page, 'Data di nascita').inputValue()).toBe('10/12/1985');
    await expect.poll(() => input(page, 'Scadenza').inputValue()).toBe('01/09/2031');
    await expect.poll(() => input(page, 'Codice fiscale *').inputValue()).toBe('RSSMRA85T10A562S');
    await axe(page);
    await shot(page, 'user');
  });

  test('keeps name, surname and tax code as they are once the user has signed in, and says why', async ({
    page,
  }) => {
    const { known } = await people(page);
    await openUser(page, known.uid);
    const locked = "Non modificabile dopo il primo accesso dell'utente";
    const unlocked = "Bloccato dopo il primo accesso dell'utente: si può sbloccare";
    const hints = { Cognome: locked, Nome: locked, 'Codice fiscale': unlocked };
    for (const [label, said] of Object.entries(hints)) {
      await expect.poll(() => input(page, label).getAttribute('readonly')).not.toBeNull();
      await expect.poll(() => hint(page, label)).toContain(said);
    }
    await expect.poll(() => email(page).getAttribute('readonly')).toBeNull();
  });

  /** Types invalid values into the fields of a user's page, one after another, and saves each time. */
  async function isRefused(
    page: Page,
    tries: readonly (readonly [label: string, typed: string, why: string])[],
  ) {
    const { fresh } = await people(page);
    await openUser(page, fresh.uid);
    for (const [label, typed, message] of tries) {
      const before = await input(page, label).inputValue();
      await input(page, label).fill(typed);
      await button(page, 'Salva').click();
      const summary = page.getByRole('alert').filter({ hasText: 'Dati assenti o non validi!' });
      await summary.getByText(message).waitFor();
      await expect.poll(() => hint(page, label), { message: label }).toBe(message);
      await expect.poll(() => input(page, label).getAttribute('aria-invalid')).toBe('true');
      await input(page, label).fill(before);
    }
  }

  test('refuses a surname that is missing, long or wrong', ({ page }) =>
    isRefused(page, [
      ['Cognome *', '', 'Cognome obbligatorio'],
      ['Cognome *', 'R'.repeat(51), 'Il cognome non può essere maggiore di 50 caratteri'],
      ['Cognome *', 'Rossi2', 'Cognome non valido'],
    ]));

  test('refuses a name that is missing, long or wrong', ({ page }) =>
    isRefused(page, [
      ['Nome *', '', 'Nome obbligatorio'],
      ['Nome *', 'M'.repeat(51), 'Il nome non può essere maggiore di 50 caratteri'],
      ['Nome *', 'M@rio', 'Nome non valido'],
    ]));

  test('refuses a tax code that is missing, long or incomplete', ({ page }) =>
    isRefused(page, [
      ['Codice fiscale *', '', 'Codice fiscale obbligatorio'],
      ['Codice fiscale *', 'RSSMRA85T10A562SX', 'Codice fiscale non valido'],
      ['Codice fiscale *', 'RSSMRA85T10', 'Codice fiscale non valido'],
    ]));

  test('refuses an e-mail that is missing or wrong, and a wrong day, but no day', async ({ page }) => {
    await isRefused(page, [
      ['E-mail *', '', 'E-mail obbligatoria'],
      ['E-mail *', 'mario.rossi', 'E-mail non valida'],
      ['Data di nascita', '31/02/1990', 'Inserire la data nel formato DD/MM/YYYY'],
      ['Scadenza', 'domani', 'Inserire la data nel formato DD/MM/YYYY'],
    ]);
    await input(page, 'Data di nascita').fill('');
    await input(page, 'Scadenza').fill('');
    await button(page, 'Salva').click();
    await page.getByText('Utente aggiornato con successo!').waitFor();
  });

  test('USR-115 has room for 100 characters of name and surname', async ({ page }) => {
    const { fresh } = await people(page);
    await openUser(page, fresh.uid);
    for (const label of ['Cognome *', 'Nome *']) {
      await input(page, label).fill('');
      await input(page, label).pressSequentially('A'.repeat(103), { delay: 0 });
      await expect.poll(async () => (await input(page, label).inputValue()).length).toBe(100);
    }
  });

  test('SHELL-041 leads from the summary of what is wrong to each field, by keyboard', async ({ page }) => {
    const { fresh } = await people(page);
    await openUser(page, fresh.uid);
    await email(page).fill('');
    await input(page, 'Scadenza').fill('99/99/9999');
    await button(page, 'Salva').click();
    const summary = page.getByRole('alert').filter({ hasText: 'Dati assenti o non validi!' });
    await summary.waitFor();
    await expect.poll(() => summary.evaluate((at) => at.parentElement === document.activeElement)).toBe(true);
    await axe(page);
    await shot(page, 'user-errors');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => input(page, 'Scadenza').evaluate((at) => at === document.activeElement))
      .toBe(true);
  });

  test('puts together what two supervisors changed in different fields', async ({
    page,
    provider,
    trouble,
  }) => {
    trouble.expect(/status of 412/);
    const { others } = await people(page);
    const [user] = others;
    if (!user) throw new Error('nobody');
    await openUser(page, user.uid);
    await email(page).fill('mia@example.org');
    await colleagueChanges(page, provider.url, user.uid, (of) => input(of, 'Scadenza').fill('31/08/2030'));
    await button(page, 'Salva').click();
    await page.getByText('Utente aggiornato con successo!').waitFor();
    await reloadUser(page);
    await expect.poll(() => email(page).inputValue()).toBe('mia@example.org');
    await expect.poll(() => input(page, 'Scadenza').inputValue()).toBe('31/08/2030');
  });

  test('asks which value to keep where two supervisors changed the same field, and loses neither', async ({
    page,
    provider,
    trouble,
  }) => {
    trouble.expect(/status of 412/);
    const { others } = await people(page);
    const user = others[1];
    if (!user) throw new Error('nobody');
    await openUser(page, user.uid);
    await email(page).fill('mia@example.org');
    await input(page, 'Scadenza').fill('31/12/2030');
    await colleagueChanges(page, provider.url, user.uid, (of) => email(of).fill('sua@example.org'));
    await button(page, 'Salva').click();
    const conflict = page.getByRole('radiogroup', { name: 'E-mail' });
    await conflict.getByLabel('valore attuale: sua@example.org').waitFor();
    await expect
      .poll(() => conflict.getByLabel('valore scritto qui: mia@example.org').isChecked())
      .toBe(true);
    await expect
      .poll(() => page.getByRole('radiogroup').count(), { message: 'only what both changed' })
      .toBe(1);
    await expect.poll(() => email(page).inputValue()).toBe('mia@example.org');
    await axe(page);
    await shot(page, 'user-conflict');
    await conflict.getByLabel('valore attuale: sua@example.org').check();
    await expect.poll(() => email(page).inputValue()).toBe('sua@example.org');
    await button(page, 'Salva').click();
    await page.getByText('Utente aggiornato con successo!').waitFor();
    await reloadUser(page);
    await expect.poll(() => email(page).inputValue()).toBe('sua@example.org');
    await expect.poll(() => input(page, 'Scadenza').inputValue()).toBe('31/12/2030');
  });

  test('keeps what was typed when the connection is lost, and saves it later', async ({ page, trouble }) => {
    trouble.expect(/ERR_|Failed to load resource|net::/);
    const { others } = await people(page);
    const user = others[2];
    if (!user) throw new Error('nobody');
    await openUser(page, user.uid);
    await email(page).fill('dopo@example.org');
    await page.context().setOffline(true);
    await button(page, 'Salva').click();
    await page.getByText(/I dati inseriti non sono andati persi/).waitFor();
    await expect.poll(() => email(page).inputValue()).toBe('dopo@example.org');
    await page.context().setOffline(false);
    await button(page, 'Salva').click();
    await page.getByText('Utente aggiornato con successo!').waitFor();
  });

  test('keeps what was typed when the session expires, and saves it after signing in again', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 40[01]/);
    const { others } = await people(page);
    const user = others[3];
    if (!user) throw new Error('nobody');
    await openUser(page, user.uid);
    await email(page).fill('scaduta@example.org');
    await sessionEnds(page);
    await page.context().route(
      '**/user/*',
      (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status: 401,
              contentType: 'application/problem+json',
              json: { code: 'unauthenticated', status: 401, title: 'La sessione è scaduta.' },
            })
          : route.fallback(),
      { times: 1 },
    );
    await button(page, 'Salva').click();
    await page.getByRole('dialog', { name: 'La sessione è terminata' }).waitFor();
    const popup = page.waitForEvent('popup');
    await button(dialog(page), 'Riautenticati').click();
    const again = await popup;
    await again.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await again.getByRole('button', { name: 'Accedi', exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => email(page).inputValue()).toBe('scaduta@example.org');
    await button(page, 'Salva').click();
    await page.getByText('Utente aggiornato con successo!').waitFor();
  });

  test('asks before it leaves what is not saved, and only then', async ({ page }) => {
    const { known } = await people(page);
    await openUser(page, known.uid);
    await email(page).fill('altra@example.org');
    await page.getByRole('link', { name: "Torna all'elenco" }).click();
    await page.getByRole('dialog', { name: 'Sei sicuro di voler lasciare questa pagina?' }).waitFor();
    await axe(page);
    await button(dialog(page), 'Resta sulla pagina').click();
    await expect.poll(() => email(page).inputValue()).toBe('altra@example.org');
    await page.getByRole('link', { name: "Torna all'elenco" }).click();
    await button(dialog(page), 'Lascia la pagina').click();
    await page.getByRole('heading', { name: 'Gestione utenti' }).waitFor();
    await openUser(page, known.uid);
    await page.getByRole('link', { name: "Torna all'elenco" }).click();
    await page.getByRole('heading', { name: 'Gestione utenti' }).waitFor();
  });

  test("shows the same calm page for nobody and for another school's user", async ({ page, trouble }) => {
    trouble.expect(/status of 404/);
    await openUsers(page);
    for (const uid of ['nessuno.SG10001', 'supervisor.SG10002', 'supervisor.SP20001']) {
      await goInside(page, `/user/${uid}`);
      await page.getByRole('heading', { name: 'Elemento non trovato' }).waitFor();
      await page.getByText("L'elemento richiesto non esiste o non è più disponibile.").waitFor();
    }
    await axe(page);
    await shot(page, 'user-not-found');
  });

  test('lets a teacher-manager see the supervisor, and change nothing of it', async ({ page }) => {
    await openUsers(page, 'gestore.SG10001');
    await openUser(page, 'supervisor.SG10001');
    for (const label of ['Cognome', 'E-mail', 'Scadenza']) {
      await expect.poll(() => input(page, label).getAttribute('readonly')).not.toBeNull();
    }
    await page
      .getByText(/Solo il supervisor può modificare le utenze dei supervisor/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await expect.poll(() => button(page, 'Salva').count()).toBe(0);
  });

  test('fits a phone', async ({ page }) => {
    const { fresh } = await people(page);
    await page.setViewportSize(PHONE);
    await openUser(page, fresh.uid);
    await axe(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await fitsWindow(page);
  });
});
