import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { whyPasskeyStays } from '../../contract/account/passkey';
import {
  axe,
  bothSizes,
  DEMO_PASSWORD,
  newContext,
  shot,
  signIn,
  signInAnew,
  test,
} from '../fixtures/browser';

const CONSOLE = 'main#contenuto';
const NAME = 'docente.SG10001';

/** Adds Chromium's virtual authenticator, which stores passkeys and verifies the user by itself. */
async function withDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Simulates another person's finger from now on. */
    stranger: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    lose: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    owner: () => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  };
}

async function signOut(page: Page) {
  await page.context().clearCookies();
  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto('/');
  await page.getByLabel('Nome utente').waitFor();
}

describe('passkeys', () => {
  test('one is added, named, used in place of the password, kept while nothing else is as safe, and removed', async ({
    page,
    browser,
    provider,
    trouble,
  }) => {
    await signInAnew(page, NAME);
    const device = await withDevice(page);
    await page.goto('/impostazioni/attivita');
    await page.getByText('Nessuna passkey: si entra con la password.').waitFor();
    await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
    const dialog = page.getByRole('dialog');
    trouble.expect(/403/);
    await dialog.getByLabel(/Password attuale/).fill('Sbagliata-1');
    await dialog.getByRole('button', { name: 'Continua' }).click();
    await dialog.getByText('La password attuale non è corretta').waitFor();
    await dialog.getByLabel(/Password attuale/).fill(DEMO_PASSWORD);
    await shot(page, 'passkey-add');
    await axe(page);
    await dialog.getByRole('button', { name: 'Continua' }).click();
    await page.getByText('Passkey aggiunta').waitFor();
    await page.getByRole('button', { name: 'Rinomina Il mio dispositivo' }).click();
    await dialog.getByLabel(/Nome della passkey/).fill('Computer della segreteria');
    await shot(page, 'passkey-rename');
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Computer della segreteria').waitFor();

    await signOut(page);
    const enter = page.getByRole('button', { name: 'Accedi con una passkey' });
    await enter.waitFor();
    await shot(page, 'sign-in-passkey');
    await device.stranger();
    await enter.click();
    await page.getByText('Accesso con la passkey non completato.').waitFor();
    await shot(page, 'sign-in-passkey-cancelled');
    await device.owner();
    await enter.click();
    await page.locator(CONSOLE).waitFor();
    await page.goto('/impostazioni/attivita');
    await page
      .getByText(/Aggiunta il \d\d\/\d\d\/\d{4}, ultimo accesso il \d\d\/\d\d\/\d{4} \d\d:\d\d/)
      .waitFor();

    // The school requires a second factor, and this is the only one.
    const office = await newContext(browser, provider.url);
    const supervisor = await office.newPage();
    await signIn(supervisor, 'supervisor.SG10001', `/user/${NAME}`);
    await supervisor.getByLabel('Accesso con codice OTP').click();
    await supervisor.getByRole('button', { name: 'Salva', exact: true }).click();
    await supervisor.getByText('Utente aggiornato con successo!').waitFor();
    await office.close();
    await page.reload();
    const remove = page.getByRole('button', { name: 'Rimuovi Computer della segreteria' });
    await expect.poll(() => remove.getAttribute('aria-disabled')).toBe('true');
    const only = { password: true, required: true, methods: [], passkeys: [1] };
    await page
      .getByRole('paragraph')
      .filter({ hasText: whyPasskeyStays(only) ?? 'none' })
      .waitFor();
    await bothSizes(page, 'passkeys');

    // With a passkey on another device, the first can be removed.
    await device.lose();
    await withDevice(page);
    await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
    await dialog.getByLabel(/Nome della passkey/).fill('Telefono');
    await dialog.getByLabel(/Password attuale/).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Continua' }).click();
    await page.getByRole('button', { name: 'Rimuovi Telefono' }).waitFor();
    await remove.click();
    await shot(page, 'passkey-remove');
    await dialog.getByRole('button', { name: 'Rimuovi', exact: true }).click();
    // A session alone removes none: the remaining passkey confirms the identity.
    const confirming = page.getByRole('dialog', { name: 'Confermare la propria identità' });
    await confirming.getByRole('button', { name: 'Usa una passkey' }).click();
    await page.getByText('Passkey rimossa').waitFor();
    await expect.poll(() => remove.count()).toBe(0);
  });
});
