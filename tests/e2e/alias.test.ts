import { describe, expect } from 'vitest';
import {
  axe,
  bothSizes,
  DEMO,
  DEMO_PASSWORD,
  fillSignIn,
  newContext,
  shot,
  test,
  walk,
} from '../fixtures/browser';
import { type MailServer, mailServer } from '../fixtures/mailServer';
import { startOn } from '../fixtures/startOn';
import { watch } from '../fixtures/trouble';

const EMAIL = 'docente.nuovo@example.org';
const NEW = 'Tre-Ciliegie-7';
const UID = 'docente.SG10001';
const MARIA = 'maria.bianchi@example.org';
const UNLINKED = 'bianchi.maria.SG10004';

const linkIn = ({ mails }: MailServer) =>
  /https?:\/\/\S+\/accedi\/verifica-argoid\?id=[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0];

describe('the alias identity', () => {
  walk(
    'is made in four steps, verified by the mail, signed in with, and deleted',
    async ({ place, browser }) => {
      const server = await mailServer();
      const provider = await startOn(place, { ...DEMO, SMTP_URL: server.url });
      const context = await newContext(browser, provider.url);
      const trouble = watch(context, provider.url);
      trouble.expect(/status of 40[0-9]|The session was not invalidated/);
      const page = await context.newPage();
      await page.goto('/account-argo');
      await fillSignIn(page, UID);
      await page.getByRole('heading', { name: 'Informativa', level: 2 }).waitFor();
      await bothSizes(page, 'alias-1-notice');
      await page.getByLabel(/^Ho preso visione/).check();
      await page.getByRole('button', { name: 'Continua' }).click();

      await page.getByLabel(/^Password/).fill('Sbagliata-1');
      await page.getByRole('button', { name: 'Continua' }).click();
      await page.getByText("Password non valida. L'operazione non puo' essere completata").waitFor();
      await page.getByRole('heading', { name: 'Informativa', level: 2 }).waitFor();
      await shot(page, 'alias-1-refused');
      await page.getByRole('button', { name: 'Continua' }).click();
      await bothSizes(page, 'alias-2-account');
      await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Continua' }).click();

      await page.getByLabel(/^E-mail/).pressSequentially(`${EMAIL.slice(0, 7)} ${EMAIL.slice(7)}`);
      expect(await page.getByLabel(/^E-mail/).inputValue()).toBe(EMAIL);
      await bothSizes(page, 'alias-3-data');
      await page.getByRole('button', { name: 'Continua' }).click();
      await page.getByText(`È stata inviata un'e-mail a ${EMAIL}.`).waitFor();
      await bothSizes(page, 'alias-4-summary');
      await page.getByRole('button', { name: "Vai all'ArgoID" }).click();
      await page.getByText('E-mail da verificare').waitFor();
      await bothSizes(page, 'alias-unverified');

      await expect.poll(() => linkIn(server)).toBeDefined();
      await page.goto(linkIn(server) ?? '');
      await bothSizes(page, 'alias-verify');
      await page.getByLabel('Nuova password').fill(NEW);
      await page.getByLabel('Conferma password').fill(NEW);
      await page.getByRole('button', { name: 'Verifica e salva la password' }).click();
      await page.getByRole('heading', { name: 'ArgoID creato' }).waitFor();
      await axe(page);

      await page.goto('/accedi-argoid');
      const dialog = page.getByRole('dialog', { name: 'Accedi con ArgoID' });
      await dialog.getByText(`La sessione dell'utenza ${UID}`).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
      await shot(page, 'alias-entry');
      await axe(page);
      await dialog.getByRole('button', { name: 'Esci e accedi con ArgoID' }).click();
      const name = page.getByLabel('Nome utente');
      await expect.poll(() => name.inputValue()).toBe(EMAIL);
      await fillSignIn(page, EMAIL, NEW);
      await page.getByText(`Stai operando come ${UID}`).waitFor();
      // The news dialog of a first visit covers the page.
      await page.getByRole('button', { name: 'Leggi più tardi' }).click();
      await page.getByRole('button', { name: /^Profilo di/ }).click();
      await page.getByRole('link', { name: 'Gestisci ArgoID' }).click();
      await page.getByText('ArgoID creato').waitFor();
      await page.getByRole('button', { name: 'Elimina ArgoID' }).click();
      await page.getByLabel("Password dell'ArgoID").fill(NEW);
      await shot(page, 'alias-delete');
      await axe(page);
      await page.getByRole('button', { name: 'Elimina ed esci' }).click();
      await name.waitFor();
      trouble.throwIfAny();
      await context.close();
      await provider.stop();
      await server.close();
    },
  );

  test('proposes an account of the same tax code, links it by its password and dissociates it (P25)', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 40[0-9]/);
    await page.goto('/account-argo');
    await fillSignIn(page, MARIA);
    await page.getByText(/risulta un account non ancora collegato presso/).waitFor();
    await bothSizes(page, 'alias-accounts');
    await page.getByRole('button', { name: 'Collega account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Collega account' });
    await dialog.getByLabel(/^Utente/).fill(UNLINKED);
    await dialog.getByLabel(/^Password/).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Continua' }).click();
    await dialog.getByText(UNLINKED).waitFor();
    await shot(page, 'alias-link');
    await axe(page);
    await dialog.getByRole('button', { name: 'Conferma' }).click();
    await page.getByText('ArgoID aggiornato con successo!').waitFor();
    await page.getByRole('button', { name: `Dissocia ${UNLINKED}` }).click();
    await shot(page, 'alias-unlink');
    await axe(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Dissocia' }).click();
    await page.getByText(`L'utenza ${UNLINKED} è stata dissociata dall'ArgoID ${MARIA}.`).waitFor();
    expect(await page.getByRole('button', { name: `Dissocia ${UNLINKED}` }).count()).toBe(0);
  });
});
