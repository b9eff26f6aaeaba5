import { describe, expect } from 'vitest';
import { axe, DEMO, fitsWindow, newContext, PHONE, shot, signIn, test } from '../fixtures/browser';
import { mailServer } from '../fixtures/mailServer';
import { startOn } from '../fixtures/startOn';
import { button, dialog, openUsers } from '../fixtures/users';

const NEW = 'Nuova-Password1';

describe('the way in', () => {
  test('a forgotten password is replaced by the link of the mail, once, without a session', async ({
    place,
    browser,
  }) => {
    const server = await mailServer();
    const provider = await startOn(place, { ...DEMO, SMTP_URL: server.url });
    const context = await newContext(browser, provider.url);
    try {
      const page = await context.newPage();
      await page.goto('/');
      await page.getByRole('link', { name: 'Password dimenticata?' }).click();
      await page.getByRole('heading', { name: 'Password dimenticata' }).waitFor();
      await axe(page);
      await shot(page, 'password-forgotten');
      await page.getByLabel('Nome utente').fill('gestore.SG10001');
      await button(page, 'Invia il collegamento').click();
      await page.getByRole('heading', { name: 'Controllare la posta elettronica' }).waitFor();
      await expect.poll(() => server.mails.length).toBe(1);
      const [link = ''] = /http\S+\/cambiopassword\?id=[\w-]+/.exec(server.mails[0]?.text ?? '') ?? [];
      await page.goto(link);
      await page.getByRole('heading', { name: 'Scelta della password' }).waitFor();
      await expect.poll(() => page.getByLabel('Nome utente').inputValue()).toBe('gestore.SG10001');
      await expect.poll(() => page.getByRole('navigation').count(), { message: 'no menu' }).toBe(0);
      await page.getByLabel(/^Nuova password/).fill(NEW);
      await page.getByLabel(/^Conferma password/).fill(NEW);
      await axe(page);
      await shot(page, 'password-new');
      await page.setViewportSize(PHONE);
      await shot(page, 'password-new-phone');
      await button(page, 'Continua').click();
      await page
        .getByRole('heading', { name: 'La modifica della password è avvenuta correttamente' })
        .waitFor();
      await axe(page);
      await page.getByRole('link', { name: 'Torna al login' }).click();
      await page.getByLabel('Nome utente').fill('gestore.SG10001');
      await page.getByLabel('Password', { exact: true }).fill(NEW);
      await button(page, 'Accedi').click();
      await page.getByRole('heading', { name: 'Le mie applicazioni' }).waitFor();
      await page.goto(link);
      await page.getByText(/Il link di reset è scaduto o è già stato utilizzato/).waitFor();
      await axe(page);
      await shot(page, 'password-over');
    } finally {
      await context.close();
      await provider.stop();
      await server.close();
    }
  });

  test('a changed e-mail is confirmed at the new address and objected to from the one before, in Italian and English', async ({
    place,
    browser,
  }) => {
    const server = await mailServer();
    const provider = await startOn(place, { ...DEMO, SMTP_URL: server.url });
    const context = await newContext(browser, provider.url);
    try {
      const page = await context.newPage();
      const users = await openUsers(page);
      const { uid = '' } =
        users.find((user) => user.lastLogin && user.status && user.codicefiscale && !user.gruppoRiservato) ??
        {};
      await page.goto(`/user/${uid}`);
      await page.getByLabel(/^E-mail/).fill('nuova@example.org');
      await button(page, 'Salva').click();
      await page.getByText('Utente aggiornato con successo!').waitFor();
      // Mails of the tests before may still be on their way.
      await expect
        .poll(() => server.mails.map(({ subject }) => subject))
        .toEqual(
          expect.arrayContaining([
            "Conferma dell'indirizzo e-mail",
            "L'indirizzo e-mail dell'utenza è stato cambiato",
          ]),
        );
      const linkIn = (name: string) =>
        server.mails.flatMap(
          ({ text }) => new RegExp(`http\\S+/${name}\\?id=[\\w-]+`).exec(text ?? '')?.[0] ?? [],
        )[0] ?? '';

      await page.goto(linkIn('conferma-email'));
      await page.getByRole('heading', { name: "Conferma dell'indirizzo e-mail" }).waitFor();
      await axe(page);
      await shot(page, 'email-confirm');
      await page.setViewportSize(PHONE);
      await axe(page);
      await shot(page, 'email-confirm-phone');
      // By keyboard only.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Indirizzo confermato' }).waitFor();
      await axe(page);

      const english = await newContext(browser, provider.url, { locale: 'en-GB' });
      const other = await english.newPage();
      await other.goto(linkIn('contesta-email'));
      await other.getByRole('heading', { name: 'Change of the e-mail address' }).waitFor();
      await expect.poll(() => other.locator('html').getAttribute('lang')).toBe('en');
      await axe(other);
      await shot(other, 'email-object');
      await button(other, 'Block the account').click();
      await other.getByRole('heading', { name: 'Account blocked' }).waitFor();
      await axe(other);
      await english.close();

      await page.goto(linkIn('contesta-email'));
      await page.getByRole('heading', { name: 'Collegamento non valido' }).waitFor();
      await axe(page);
      await page.goto(`/user/${uid}`);
      await page.getByText(/è stato segnalato che il cambio non era stato chiesto/).waitFor();
      await axe(page);
      await shot(page, 'email-contested');
    } finally {
      await context.close();
      await provider.stop();
      await server.close();
    }
  });

  test('who cannot enter with SPID or CIE is counted by reason, and put right from there', async ({
    page,
  }) => {
    await signIn(page, 'supervisor.SG10001');
    await page.getByRole('link', { name: 'Accesso con SPID e CIE' }).click();
    await page.getByRole('heading', { level: 1, name: 'Accesso con SPID e CIE' }).waitFor();
    const counter = page.getByRole('link', { name: /senza codice fiscale/ });
    await counter.waitFor();
    await axe(page);
    await shot(page, 'spid-readiness');
    const before = Number(await counter.locator('strong').textContent());
    expect(before).toBeGreaterThan(0);
    await counter.click();
    await page.getByRole('button', { name: /Codice fiscale: Mancante/ }).waitFor();
    expect(page.url()).toContain('/user?stato=1&anomalia=missing');
    await page.reload();
    await page.getByRole('button', { name: /Codice fiscale: Mancante/ }).waitFor();
    await page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').click();
    await page.getByRole('tab', { name: /Utente/ }).waitFor();
    const unlock = button(page, 'Sblocca: Codice fiscale');
    if (await unlock.count()) {
      await unlock.click();
      await axe(page);
      await shot(page, 'user-unlock');
      await button(dialog(page), 'Sì').click();
    }
    await page.getByLabel('Codice fiscale *', { exact: true }).fill('ZZZZZZ80A01H501V');
    await shot(page, 'user-form');
    await button(page, 'Salva').click();
    await page.getByText('Utente aggiornato con successo!').waitFor();
    await page.getByRole('link', { name: 'Accesso con SPID e CIE' }).click();
    await expect.poll(() => counter.locator('strong').textContent()).toBe(String(before - 1));
    await page.setViewportSize(PHONE);
    await shot(page, 'spid-readiness-phone');
    await fitsWindow(page);
  });
});
