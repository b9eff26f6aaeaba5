import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { otpLinkMake } from '../../contract/account/otpEndpoints';
import { sessionSwitch } from '../../contract/session/endpoints';
import { ask } from '../fixtures/ask';
import {
  axe,
  bothSizes,
  DEMO_PASSWORD,
  fillSignIn,
  newContext,
  shot,
  signIn,
  signInAnew,
  test,
  walk,
} from '../fixtures/browser';
import { confirmIdentity } from '../fixtures/confirmIdentity';
import { holdBack } from '../fixtures/holdBack';
import { codeOf } from '../fixtures/oneTimeCode';
import { isSeen } from '../fixtures/painted';
import { signIn as signInByCalls } from '../fixtures/signIn';
import { usersNow } from '../fixtures/users';

const CONSOLE = 'main#contenuto';
const NEW = 'Nuova-Password1';

/** Reads the key on the page of a link, as a person would. */
const keyOn = async (page: Page) => (await page.locator('code').innerText()).replaceAll(' ', '');

describe('the own account', () => {
  walk(
    'others are signed out and this one stays; the password changes; all are signed out (P24)',
    async ({ page, browser, provider, trouble }) => {
      const name = 'docente.SG10001';
      await signInAnew(page, name);
      const other = await newContext(browser, provider.url);
      const away = await other.newPage();
      await signInAnew(away, name);

      await page.goto('/impostazioni/attivita');
      await page.getByRole('table', { name: 'Ultimi accessi' }).waitFor();
      await bothSizes(page, 'activity');
      await page
        .getByRole('button', { name: /^Non sono io/ })
        .first()
        .click();
      await shot(page, 'activity-not-me');
      await axe(page);
      await page.getByRole('button', { name: 'Chiudi' }).click();
      await page.getByRole('button', { name: 'Esci dagli altri' }).click();
      await page.getByText('Un’altra sessione terminata.').waitFor();
      const refused = away.waitForResponse((response) => response.status() === 401);
      await away.reload();
      await away.getByLabel('Nome utente').waitFor();
      void refused.catch(() => undefined);

      await page.getByRole('link', { name: 'Cambia password' }).click();
      await page.getByLabel(/^Password attuale/).fill(DEMO_PASSWORD);
      await page.getByLabel(/^Nuova password/).fill(NEW);
      await page.getByLabel(/^Conferma password/).fill(NEW);
      await bothSizes(page, 'change-password');
      await page.getByRole('button', { name: 'Cambia password', exact: true }).click();
      await page.getByText('Password aggiornata con successo!').waitFor();

      await page.goto('/impostazioni/attivita');
      await page.getByRole('button', { name: 'Esci da tutti i dispositivi' }).click();
      trouble.expect(/401|400|The session was not invalidated/);
      await page.getByRole('button', { name: 'Esci da tutti', exact: true }).click();
      await page.getByLabel('Nome utente').waitFor();
      await fillSignIn(page, name, NEW);
      await page.locator(CONSOLE).waitFor();
      await other.close();
    },
  );

  test('each person reaches the own profile, and changes what is theirs to change', async ({ page }) => {
    await signIn(page, 'docente.SG10002', '/');
    await page.getByRole('button', { name: /^Profilo di/ }).click();
    await page.getByRole('link', { name: 'Profilo utente' }).click();
    await page.getByRole('button', { name: 'Modifica' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifica anagrafe utente' });
    await dialog.getByLabel('E-mail').fill('indirizzo.nuovo@example.org');
    await axe(page);
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Utente aggiornato con successo!').waitFor();
    expect(await page.getByText('indirizzo.nuovo@example.org').count()).toBe(1);
    await bothSizes(page, 'own-profile');
  });

  test('a person who is not signed in has the pages of a code and of a failed sign-in, without menu and bar', async ({
    page,
    provider,
    trouble,
  }) => {
    trouble.expect(/401|404/);
    const frame = () => page.locator('nav, header').count();
    await page.goto('/otp?id=finito');
    await page.getByText('Utente non autorizzato!').waitFor();
    await expect.poll(frame).toBe(0);
    await shot(page, 'otp-over');
    const name = 'supervisor.SG10001';
    const person = await signInByCalls(provider.url, name, DEMO_PASSWORD);
    await confirmIdentity(person, DEMO_PASSWORD);
    const made = await ask(person, otpLinkMake, { body: { name: 'Telefono' } });
    expect(made.status).toBe(200);
    await page.goto(made.body.link);
    const code = page.getByRole('img', { name: /Codice QR/ });
    await isSeen(code);
    expect(await code.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(100);
    const whose = (await usersNow(provider)).find(({ uid }) => uid === name);
    for (const [label, value] of [
      ['Nome utente', name],
      ['Nome', whose?.cn],
      ['Cognome', whose?.sn],
    ] as const) {
      const shown = page.getByLabel(label, { exact: true });
      await isSeen(shown);
      expect(await shown.inputValue()).toBe(value);
    }
    await expect.poll(frame).toBe(0);
    await page.goto('/error');
    await page.getByRole('heading', { name: 'Errore Login' }).waitFor();
    await expect.poll(frame).toBe(0);
    await bothSizes(page, 'login-error');
  });

  test('an app is linked from the console, and from then on its code is asked', async ({
    page,
    provider,
    trouble,
  }) => {
    const name = 'supervisor.SG10001';
    await signInAnew(page, name);
    await page.goto('/impostazioni/attivita');
    await page.getByRole('button', { name: 'Collega un’app' }).click();
    await page.getByLabel(/Nome dell’app/).fill('Telefono di prova');
    trouble.expect(/403/);
    await page.keyboard.press('Enter');
    const confirming = page.getByRole('dialog', { name: 'Confermare la propria identità' });
    await confirming.getByLabel(/^Password attuale/).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
      .toBe('password');
    await axe(page);
    await bothSizes(page, 'confirm-identity');
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: /Codice QR/ }).waitFor();
    await bothSizes(page, 'otp');
    const secret = await keyOn(page);
    await page.getByRole('button', { name: 'Attiva' }).click();
    await shot(page, 'otp-question');
    trouble.expect(/400/);
    await page.getByLabel(/^Codice mostrato dall’app/).fill('000000');
    await page.keyboard.press('Enter');
    await page.getByText(/^Il codice non è corretto/).waitFor();
    await axe(page);
    await bothSizes(page, 'otp-code-wrong');
    await page.getByLabel(/^Codice mostrato dall’app/).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await page.locator(CONSOLE).waitFor();

    await page.context().clearCookies();
    await page.evaluate(() => window.sessionStorage.clear());
    trouble.expect(/401|404/);
    await page.goto('/');
    await fillSignIn(page, name);
    await page.getByRole('heading', { name: 'Codice di accesso' }).waitFor();
    await axe(page);
    await shot(page, 'code');
    await page.getByLabel('Codice').fill('000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('errore');
    await axe(page);
    await shot(page, 'code-wrong');
    // The code that activated it is no longer accepted.
    await page.getByLabel('Codice').fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await page.locator(CONSOLE).waitFor();

    await page.goto('/impostazioni/attivita');
    await page.getByRole('button', { name: 'Crea codici di recupero' }).click();
    await confirming.getByLabel(/^Password attuale/).fill(DEMO_PASSWORD);
    await confirming.getByRole('button', { name: 'Conferma' }).click();
    await page.getByRole('heading', { name: 'I codici di recupero' }).waitFor();
    await axe(page);
    await shot(page, 'recovery-codes');
    await page.getByRole('button', { name: 'Chiudi' }).click();
    await page.getByText('Ne restano 10 da usare.').waitFor();
    await bothSizes(page, 'activity-with-code');
    expect(provider.url).toBe(new URL(page.url()).origin);
  });
});

const EMAIL = 'maria.bianchi@example.org';
const FIRST = 'bianchi.maria.SG10001';
const SECOND = 'bianchi.maria.SG10002';

const band = (page: Page) => page.getByRole('region', { name: 'Account in uso' });

/** Returns the subjects of the access tokens with which a page calls the API, in order. */
function callers(page: Page): string[] {
  const subjects: string[] = [];
  page.on('request', (request) => {
    const [, token] = /^DPoP [^.]+\.([^.]+)\./.exec(request.headers().authorization ?? '') ?? [];
    if (token) subjects.push(JSON.parse(Buffer.from(token, 'base64url').toString()).sub);
  });
  return subjects;
}

async function actsAs(page: Page, uid: string, subjects: readonly string[]) {
  await band(page).getByText(`Stai operando come ${uid}`).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.title()).toMatch(new RegExp(` · ${uid.replaceAll('.', '\\.')}$`));
  expect(subjects.at(-1)).toMatch(new RegExp(`::${uid}$`));
}

describe('a person with accounts in two schools', () => {
  test('goes over without a password; band, window and API change together, and the other tab does nothing more as the first (P25)', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 40[01]/);
    const before = callers(page);
    await signIn(page, EMAIL);
    await actsAs(page, FIRST, before);

    const other = await page.context().newPage();
    const after = callers(other);
    await other.goto('/notizie');
    await actsAs(other, FIRST, after);
    await other.getByRole('button', { name: /^Profilo di Maria Bianchi/ }).click();
    await shot(other, 'alias-profile');
    await other.getByRole('button', { name: 'Cambia account' }).click();
    const dialog = other.getByRole('dialog', { name: 'Cambia account' });
    await dialog.getByText('disabilitato.SG10003 (Disabilitato)').waitFor();
    await axe(other);
    await shot(other, 'alias-accounts');
    const goOver = await holdBack(other, sessionSwitch.path);
    await dialog.getByRole('button', { name: SECOND }).click();
    await isSeen(other.getByText('Attendere prego...', { exact: true }));
    await isSeen(other.getByText('Cambio di account in corso...', { exact: true }));
    goOver();
    await actsAs(other, SECOND, after);
    await axe(other);
    await shot(other, 'alias-second');
    const kept = (await page.context().cookies()).find(({ name }) => name === 'sportello_account');
    expect(kept).toMatchObject({ secure: true, httpOnly: true });

    await page.getByRole('dialog', { name: `Stai operando come ${SECOND}` }).waitFor();
    expect(before.every((sub) => sub.endsWith(FIRST))).toBe(true);
    // Nothing of the first account is visible any more.
    expect(await page.getByText(FIRST).count()).toBe(1);
    expect(await page.getByRole('main').count()).toBe(0);
    await axe(page);
    await shot(page, 'alias-other-tab');
    await page.getByRole('link', { name: `Continua come ${SECOND}` }).click();
    await actsAs(page, SECOND, before);
  });
});
