import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { consoleErrorReport } from '../../contract/consoleErrors/endpoints';
import { userDisable, usersDisable, usersEnable } from '../../contract/users/endpoints';
import { ask } from '../fixtures/ask';
import {
  axe,
  DEMO_PASSWORD,
  fillSignIn,
  fitsWindow,
  newContext,
  PHONE,
  shot,
  signIn,
  signInAnew,
  test,
  walk,
} from '../fixtures/browser';
import { sessionEnds } from '../fixtures/sessionEnds';
import { signIn as signInToApi } from '../fixtures/signIn';
import { goInside } from '../fixtures/stage';

const SCHOOL = { customerCode: 'SG10001' };

const atSignIn = (page: Page) => page.getByLabel('Nome utente');
const profile = (page: Page) => page.getByRole('button', { name: /^Profilo di/ });

/** Returns everything that a script of this origin could read from web storage. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

/** Records the paths that the page navigates to from now on. */
function pathsOf(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}

/** Overrides the lifetime of access tokens in the responses; records the grant type of each request. */
async function tokensLast(page: Page, seconds: number): Promise<string[]> {
  const grants: string[] = [];
  await page.context().route('**/oidc/token', async (route) => {
    const grant = new URLSearchParams(route.request().postData() ?? '').get('grant_type') ?? '';
    const response = await route.fetch();
    const body = await response.json();
    const expires_in = grant === 'authorization_code' ? seconds : body.expires_in;
    await route.fulfill({ response, json: { ...body, expires_in } });
    grants.push(grant);
  });
  return grants;
}

describe('signing in', () => {
  walk(
    'SESSION-001 SESSION-007 SHELL-006 goes through the identity provider and back to the page asked for',
    async ({ page }) => {
      await page.goto('/pagina-che-non-esiste?filtro=1#riga');
      await atSignIn(page).waitFor();
      await shot(page, 'sign-in');
      await fillSignIn(page, 'docente.SG10001');
      await page.getByRole('heading', { name: 'Pagina non trovata' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/pagina-che-non-esiste');
      expect(new URL(page.url()).search).toBe('?filtro=1');
      await expect.poll(() => page.title()).toBe('Pagina non trovata');
      await axe(page);
      await shot(page, 'not-found');
    },
  );

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/');
    await atSignIn(page).focus();
    await page.keyboard.type('docente.SG10001');
    await page.keyboard.press('Tab');
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await profile(page).waitFor();
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Vai al contenuto');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('contenuto');
  });

  test('a page that an upgrade took away offers the new version, and is reported without anything about the person', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 404|dynamically imported module/);
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(consoleErrorReport.path)) reports.push(request.postDataJSON());
    });
    await page.route('**/assets/ProfilePage-*.js', (route) => route.fulfill({ status: 404 }));
    await signIn(page, 'supervisor.SG10001');
    await goInside(page, '/profiloutente');
    await page.getByRole('heading', { level: 1, name: 'La pagina non si è caricata' }).waitFor();
    await page.getByRole('button', { name: 'Ricarica la pagina' }).waitFor();
    await axe(page);
    await expect
      .poll(() => reports)
      .toEqual([
        expect.objectContaining({
          console: 'school',
          kind: 'chunk',
          name: 'TypeError',
          route: '/profiloutente',
        }),
      ]);
    expect(JSON.stringify(reports)).not.toContain('SG10001');

    await page.route('**/profiloutente', (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({
            contentType: 'text/html',
            body: '<script type="module" src="/assets/a.js"></script>',
          })
        : route.fallback(),
    );
    await goInside(page, '/user');
    await page.getByRole('heading', { level: 1, name: 'Gestione utenti' }).waitFor();
    await goInside(page, '/profiloutente');
    await page.getByRole('heading', { level: 1, name: 'È disponibile una nuova versione' }).waitFor();
    await shot(page, 'new-version');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Carica la nuova versione' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profilo' }).waitFor();
  });

  test('refuses a wrong password in words, and lets the person try again', async ({ page, trouble }) => {
    trouble.expect(/status of 40[0-9]/);
    await page.goto('/');
    await fillSignIn(page, 'docente.SG10001', 'sbagliata');
    await page.getByText('Nome utente o password non corretti.').waitFor();
    await axe(page);
    await fillSignIn(page, 'docente.SG10001');
    await profile(page).waitFor();
  });

  test('SESSION-036 SHELL-028 tells a disabled user so, and lets them leave', async ({ page, trouble }) => {
    trouble.expect(/status of 403/);
    await page.goto('/');
    await fillSignIn(page, 'disabilitato.SG10001');
    const said = page.getByRole('alert');
    await said.getByText("Operazione non consentita. L'utente non e' autorizzato ad accedere.").waitFor();
    await said.getByText(/ArgoID, questo è associato a un account di scuola disabilitato/).waitFor();
    await axe(page);
    await shot(page, 'not-authorised');
    await page.getByRole('button', { name: 'Esci' }).click();
    await atSignIn(page).waitFor();
  });
});

describe('the session', () => {
  test('comes back after a reload without the password', async ({ page }) => {
    await signInAnew(page, 'docente.SG10001');
    await profile(page).waitFor();
    const visited = pathsOf(page);
    await page.reload();
    await profile(page).waitFor();
    expect(visited).toEqual(['/']);
  });

  test('goes on when the same person signs out in another browser', async ({ page, browser }) => {
    await signInAnew(page, 'docente.SG10001');
    await profile(page).waitFor();
    const elsewhere = await newContext(browser, new URL(page.url()).origin);
    const other = await elsewhere.newPage();
    await signInAnew(other, 'docente.SG10001');
    await profile(other).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Esci' }).click();
    await atSignIn(other).waitFor();
    await elsewhere.close();
    const visited = pathsOf(page);
    await page.reload();
    await profile(page).waitFor();
    expect(visited).toEqual(['/']);
  });

  test('asks for the password again where the rights were taken away meanwhile', async ({
    page,
    provider,
    trouble,
  }) => {
    trouble.expect(/status of 40[0-9]/);
    await signInAnew(page, 'docente.SG10001');
    await profile(page).waitFor();
    const supervisor = await signInToApi(provider.url, 'supervisor.SG10001', DEMO_PASSWORD);
    const body = { uids: ['docente.SG10001'] };
    await ask(supervisor, usersDisable, { params: SCHOOL, body: { ...body, reset: false } });
    await ask(supervisor, usersEnable, { params: SCHOOL, body });
    await page.reload();
    await atSignIn(page).waitFor();
    expect(await profile(page).count()).toBe(0);
    await fillSignIn(page, 'docente.SG10001');
    await profile(page).waitFor();
  });

  test('shows nothing more to somebody who is deactivated while at work', async ({
    page,
    provider,
    trouble,
  }) => {
    trouble.expect(/status of 40[0-9]/);
    await signInAnew(page, 'gestore.SG10002');
    await page.goto('/user');
    await page.getByRole('table').getByRole('link').first().waitFor();
    const supervisor = await signInToApi(provider.url, 'supervisor.SG10002', DEMO_PASSWORD);
    const params = { customerCode: 'SG10002', uid: 'gestore.SG10002' };
    await ask(supervisor, userDisable, { params, body: { reset: false } });
    const name = await page.getByRole('table').getByRole('link').first().innerText();
    await page.getByRole('table').getByRole('link').first().click();
    const said = page.getByText("Operazione non consentita. L'utente non e' autorizzato ad accedere.");
    await said.first().waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'E-mail' }).count(), { message: `the data of ${name}` })
      .toBe(0);
    await axe(page);
  });

  test('leaves no token where a script could read it, and a key that cannot be taken', async ({ page }) => {
    const tokens: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/oidc/token')) return;
      const { access_token, refresh_token, id_token } = await response.json();
      tokens.push(access_token, refresh_token, id_token);
    });
    await signInAnew(page, 'docente.SG10001');
    await profile(page).waitFor();
    const kept = await stored(page);
    expect(tokens.filter(Boolean)).toHaveLength(3);
    for (const token of tokens) expect(kept).not.toContain(token);
    expect(kept).not.toMatch(/eyJ|token/);
    const extractable = await page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('oidc');
        request.onsuccess = () => resolve(request.result);
      });
      return new Promise<boolean>((resolve) => {
        const request = db.transaction('dpop').objectStore('dpop').getAll();
        request.onsuccess = () => resolve(request.result[0].keys.privateKey.extractable);
      });
    });
    expect(extractable).toBe(false);
  });

  test('renews its access token before it expires, without a word', async ({ page }) => {
    const grants = await tokensLast(page, 62);
    await signInAnew(page, 'docente.SG10001');
    await profile(page).waitFor();
    await expect.poll(() => grants).toEqual(['authorization_code', 'refresh_token']);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('SESSION-012 SESSION-013 SESSION-014 asks to sign in again when it cannot be renewed, and then goes on', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 400/);
    await tokensLast(page, 62);
    await sessionEnds(page);
    await signInAnew(page, 'docente.SG10001');
    const dialog = page.getByRole('dialog', { name: 'La sessione sta per scadere' });
    await dialog.waitFor();
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Riautenticati');
    await axe(page);
    await shot(page, 'session-expired');

    // The next token has the normal lifetime, otherwise the dialog would return within seconds.
    await page.context().unroute('**/oidc/token');
    const opened = page.context().waitForEvent('page');
    await dialog.getByRole('button', { name: 'Riautenticati' }).click();
    await fillSignIn(await opened, 'docente.SG10001');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('does not go on as somebody else', async ({ page, trouble }) => {
    trouble.expect(/status of 400/);
    await tokensLast(page, 62);
    await sessionEnds(page);
    await signInAnew(page, 'docente.SG10001');
    const whose = () => page.locator('button[aria-label^="Profilo di"]').getAttribute('aria-label');
    const before = await whose();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Riautenticati' }).click();
    await fillSignIn(await opened, 'gestore.SG10001');
    await page
      .getByText(
        "Operazione non consentita. L'utente usato per la riautenticazione è differente dal precedente",
      )
      .waitFor();
    expect(await whose()).toBe(before);
  });
});

describe('leaving', () => {
  walk(
    'SESSION-017 SHELL-025 ends the session, in every tab; the back button shows nothing of it',
    async ({ page, trouble }) => {
      trouble.expect(/status of 40[0-9]/);
      await signInAnew(page, 'docente.SG10001');
      const beside = await page.context().newPage();
      await beside.goto('/notizie');
      await profile(beside).waitFor();
      await profile(page).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click();
      await atSignIn(page).waitFor();
      await beside.getByText(/L'uscita è stata fatta in un'altra scheda/).waitFor();
      expect(await profile(beside).count()).toBe(0);
      await axe(beside);
      await shot(beside, 'signed-out-elsewhere');
      await page.goBack();
      await atSignIn(page).waitFor();
      await expect.poll(() => profile(page).count()).toBe(0);
    },
  );
});

describe('the frame', () => {
  test('shows user management to people who manage users, and to nobody else', async ({ page }) => {
    await signIn(page, 'gestore.SG10001', '/user');
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    const open = menu.locator('[aria-current="page"]');
    await open.waitFor();
    await expect.poll(() => open.textContent()).toBe('Gestione utenti');
    await page.context().clearCookies();
    await signIn(page, 'docente.SG10001');
    await page.getByRole('heading', { name: 'Le mie applicazioni', level: 1 }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Gestione utenti' }).count()).toBe(0);
    await profile(page).click();
    await page.getByRole('dialog').waitFor();
    await axe(page);
    await shot(page, 'profile');
  });

  test('SHELL-011 SHELL-050 has a bar in the primary colour, and a menu that is 60 pixels wide when it is narrowed', async ({
    page,
  }) => {
    await signIn(page, 'docente.SG10001');
    const ground = page.getByRole('banner').evaluate((at) => getComputedStyle(at).backgroundColor);
    expect(await ground, '#3d4853').toBe('rgb(61, 72, 83)');
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    const width = () => expect.poll(async () => (await menu.boundingBox())?.width);
    await width().toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Riduci il menu' }).click();
    await width().toBe(60);
    await page.reload();
    await width().toBe(60);
  });

  test('can be read in the dark, in English, on a phone and at 320 pixels', async ({ page }) => {
    await signIn(page, 'docente.SG10001');
    await page.getByRole('button', { name: 'Usa il tema scuro' }).click();
    await axe(page);
    await shot(page, 'welcome-dark');
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('heading', { name: 'My applications', level: 1 }).waitFor();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'My applications' }).waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: 640 });
    await fitsWindow(page);
    await page.reload();
    await page.getByRole('heading', { name: 'My applications', level: 1 }).waitFor();
  });
});

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

    // By keyboard only.
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
    await fitsWindow(page);

    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.startsWith('/acced'));
  });

  test('that is over leads back to the portal', async ({ page, trouble }) => {
    trouble.expect(/400/);
    await page.goto('/accedi/qualcosa');
    await axe(page);
    await shot(page, 'sign-in-over');
    await page.getByRole('link', { name: 'Torna al Portale' }).click();
    await page.waitForURL('**/accedi/**');
    await page.getByLabel('Nome utente').waitFor();
  });
});
