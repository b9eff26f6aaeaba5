import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe, newContext, shot, test } from '../fixtures/browser';
import { copyOf, type DatabasePlace } from '../fixtures/database';
import { freePort } from '../fixtures/freePort';
import { OUTSIDE_AUDIENCE, OUTSIDE_CLIENT, outsideProvider } from '../fixtures/outsideProvider';
import { sessionEnds } from '../fixtures/sessionEnds';
import { startOn } from '../fixtures/startOn';
import { watch } from '../fixtures/trouble';

const PROFILE = 'https://identita.example/profilo';

/** Starts the demo with an external OpenID provider, whose tokens are bound to a key or not. */
async function outsideDemo(place: DatabasePlace, dpop: boolean) {
  const port = await freePort();
  const identity = await outsideProvider({ consoleUrl: `http://localhost:${port}`, dpop });
  const env = {
    DEMO: '1',
    OIDC_ISSUER: identity.issuer,
    OIDC_CLIENT_ID: OUTSIDE_CLIENT,
    OIDC_AUDIENCE: OUTSIDE_AUDIENCE,
    OIDC_RESOURCE: OUTSIDE_AUDIENCE,
    OIDC_SCOPE: 'openid profile api',
    OIDC_ACCOUNT_URL: PROFILE,
  };
  const provider = await startOn(place, env, port);
  const end = async () => {
    await provider.stop();
    await identity.close();
  };
  return { ...identity, url: provider.url, end };
}

/** Opens a fresh browser profile there: the page, and its errors. */
async function visit(browser: Browser, { url, issuer }: { readonly url: string; readonly issuer: string }) {
  const context = await newContext(browser, url);
  const trouble = watch(context, url);
  trouble.expect(new RegExp(`^request to another origin: ${issuer}/`));
  const leave = async () => {
    trouble.throwIfAny();
    await context.close();
  };
  return { page: await context.newPage(), trouble, leave };
}

const outside = test
  .extend('identity', { scope: 'file' }, async ({ place }, { onCleanup }) => {
    const demo = await outsideDemo(place, true);
    onCleanup(demo.end);
    return demo;
  })
  .extend('visitor', async ({ browser, identity }, { onCleanup }) => {
    const visitor = await visit(browser, identity);
    onCleanup(visitor.leave);
    return visitor;
  })
  .extend('unbound', async ({ browser, seed }, { onCleanup }) => {
    const place = await copyOf(seed);
    const demo = await outsideDemo(place, false);
    const visitor = await visit(browser, demo);
    onCleanup(() =>
      visitor
        .leave()
        .finally(demo.end)
        .finally(() => place.remove()),
    );
    return { ...visitor, url: demo.url };
  });

const enter = async (page: Page, name: string) => {
  await page.getByLabel('Chi sei?').fill(name);
  await page.getByRole('button', { name: 'Entra' }).click();
};

describe('an identity provider outside', () => {
  outside(
    'SESSION-001 SESSION-017 signs in, is found again after a reload, keeps the passwords, and signs out',
    async ({ visitor: { page }, identity }) => {
      await page.goto('/impostazioni/cambiopassword');
      await page.getByRole('heading', { name: 'Gestore di prova' }).waitFor();
      expect(new URL(page.url()).origin).toBe(identity.issuer);
      const calls: string[] = [];
      page.on('request', (request) => {
        const { authorization } = request.headers();
        if (authorization && request.url().startsWith(identity.url)) calls.push(authorization.slice(0, 5));
      });
      await enter(page, 'supervisor.SG10001');
      await page.getByText(/^La password si cambia presso il gestore dell'identità/).waitFor();
      expect(await page.getByRole('link', { name: /^Apri il mio profilo/ }).getAttribute('href')).toBe(
        PROFILE,
      );
      expect(new Set(calls)).toEqual(new Set(['DPoP ']));
      await axe(page);
      await shot(page, 'outside-password');

      // A call answered after the session ended would be refused.
      const lastCall = page.waitForResponse(/\/dsga$/);
      await page.goto('/user');
      await page.getByRole('grid').or(page.getByRole('table')).first().waitFor();
      await lastCall;

      await page.getByRole('button', { name: /^Profilo di/ }).click();
      await page.getByRole('button', { name: 'Esci', exact: true }).click();
      await page.waitForURL(`${identity.issuer}/session/end**`);
      await page.getByRole('button', { name: 'Esci di qui' }).click();
      await page.getByRole('heading', { name: 'Gestore di prova' }).waitFor();
    },
  );

  outside(
    'a session that is over goes on as the same person only, in a window',
    async ({ visitor: { page, trouble }, identity }) => {
      trouble.expect(/status of 40[01]/);
      await page.goto('/impostazioni/attivita');
      await enter(page, 'docente.SG10001');
      const search = page.getByLabel('Cerca negli accessi');
      await search.fill('quello che era scritto');
      await sessionEnds(page, `${identity.issuer}/token`);
      const refused = { status: 401, contentType: 'application/problem+json' };
      const json = { code: 'unauthenticated', status: 401, title: 'La sessione è scaduta.' };
      await page
        .context()
        .route('**/api/apps/**', (route) =>
          route.request().method() === 'DELETE' ? route.fulfill({ ...refused, json }) : route.fallback(),
        );
      await page.getByRole('button', { name: 'Registro Tascabile' }).click();
      await page.getByRole('button', { name: 'Rimuovi Registro Tascabile' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi' }).click();
      const expired = page.getByRole('dialog', { name: 'La sessione è terminata' });
      await expired.waitFor();
      const again = async (name: string) => {
        const popup = page.waitForEvent('popup');
        await expired.getByRole('button', { name: 'Riautenticati' }).click();
        await enter(await popup, name);
      };
      await again('gestore.SG10001');
      await expired.getByText(/è differente dal precedente/).waitFor();
      await again('docente.SG10001');
      await expired.waitFor({ state: 'detached' });
      await expect.poll(() => search.inputValue()).toBe('quello che era scritto');
    },
  );

  outside(
    'one that binds no tokens: they are sent as they are, to us alone, and are kept in no store of the browser',
    async ({ unbound: { page, url } }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const { authorization } = request.headers();
        if (authorization) calls.push(`${new URL(request.url()).origin} ${authorization.slice(0, 7)}`);
      });
      await page.goto('/impostazioni/attivita');
      await enter(page, 'docente.SG10001');
      const passkeys = page.getByText(/^Le passkey si gestiscono presso il gestore dell'identità/);
      await passkeys.waitFor();
      await axe(page);
      await shot(page, 'outside-activity');
      const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
      expect(await kept()).not.toMatch(/ey[\w-]{10,}\.ey/);
      // Restored through the provider, since nothing was stored.
      await page.reload();
      await passkeys.waitFor();
      expect(new Set(calls)).toEqual(new Set([`${url} Bearer `]));
    },
  );

  outside('tells whoever has no account here what to do, with a way out', async ({ visitor }) => {
    const { page, trouble } = visitor;
    trouble.expect(/status of 403/);
    await page.goto('/');
    await enter(page, 'nessuno.SG10001');
    await page.getByText(/non corrisponde ad alcuna utenza/).waitFor();
    await axe(page);
    await shot(page, 'outside-unknown');
    await page.getByRole('button', { name: 'Esci' }).click();
    await page.waitForURL(/\/session\/end/);
  });
});
