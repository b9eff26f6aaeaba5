import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { showDay } from '../../contract/values/dates';
import { axe, shot, signIn, test, walk } from '../fixtures/browser';
import { button, dialog, openUsers } from '../fixtures/users';

const inputOf = (page: Page) => (name: string | RegExp) => page.getByRole('textbox', { name });

describe('creating a user', () => {
  test('USR-025 USR-060 USR-094 begins with a button of the list, and has nothing that cannot be changed', async ({
    page,
  }) => {
    await signIn(page, 'supervisor.SG10001', '/user');
    await page.getByRole('link', { name: 'Crea utente', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Nuovo utente' }).waitFor();
    const boxes = page.getByRole('main').getByRole('textbox');
    await expect.poll(() => boxes.count()).toBeGreaterThanOrEqual(6);
    for (const box of await boxes.all()) expect(await box.isEditable()).toBe(true);
    await axe(page);
  });

  walk(
    'USR-083 USR-084 USR-099 USR-156 sends what was typed, and ends on the page of the new user',
    async ({ page }) => {
      await signIn(page, 'supervisor.SG10001', '/user/new');
      const input = inputOf(page);
      await input('Nome utente').fill('prova.nuova');
      await input('Cognome').fill('Prova');
      await input(/^Nome(?! utente)/).fill('Nuova');
      await input('Codice fiscale').fill('prvnvu80a41h501x');
      await input('E-mail').fill('prova.nuova@example.org');
      await input('Data di nascita').fill('1/1/1980');
      await shot(page, 'user-new');
      const asked = page.waitForRequest((request) => /\/api\/users\/SG10001\/user$/.test(request.url()));
      await button(page, 'Salva').click();
      await expect
        .poll(async () => (await asked).postDataJSON())
        .toMatchObject({
          username: 'prova.nuova',
          codiceFiscale: 'PRVNVU80A41H501X',
          dataNascita: '1980-01-01',
          stato: true,
        });
      await page
        .getByText(
          "Inviata l'email di notifica all'utente. Utente creato con successo. Occorre specificare le abilitazioni.",
        )
        .waitFor();
      await page.getByRole('heading', { level: 1, name: 'Modifica utente Nuova Prova' }).waitFor();
      expect(page.url()).toContain('/user/prova.nuova.SG10001');
    },
  );

  walk(
    'USR-155 says in green that the mail was sent to somebody who is made with roles',
    async ({ page }) => {
      await signIn(page, 'supervisor.SG10001', '/user/new');
      const input = inputOf(page);
      await input('Nome utente').fill('prova.ruoli');
      await input('Cognome').fill('Prova');
      await input(/^Nome(?! utente)/).fill('Ruoli');
      // The user created before has it: with the same tax code neither could sign in with SPID.
      await input('Codice fiscale').fill('prvnvu80a41h501x');
      await input('E-mail').fill('prova.ruoli@example.org');
      await page.getByText('Il codice fiscale è già di Nuova Prova (prova.nuova.SG10001)').waitFor();
      await page.getByRole('link', { name: 'Apri la scheda di Nuova Prova' }).waitFor();
      await axe(page);
      await shot(page, 'user-shared-tax-code');
      await page.getByRole('button', { name: 'Abilitazioni di Alunni' }).click();
      await button(page, 'Docente').click();
      await button(page, 'Salva').click();
      const question = page.getByRole('dialog', { name: 'Salvare un codice fiscale già in uso?' });
      await button(question, 'Salva comunque').click();
      const said = page.getByText("Inviata l'email di notifica all'utente.", { exact: true });
      const ground = said.evaluate((at) =>
        getComputedStyle(at.closest('.MuiAlert-root') ?? at)
          .backgroundColor.match(/\d+/g)
          ?.map(Number),
      );
      const [red = 0, green = 0, blue = 0] = (await ground) ?? [];
      expect(green, `${red} ${green} ${blue}`).toBeGreaterThan(1.5 * Math.max(red, blue));
    },
  );

  test('asks before it changes a user who is there already, and keeps what was left empty', async ({
    page,
    trouble,
  }) => {
    const there = (await openUsers(page)).find(
      ({ lastLogin, dataNascita, username }) =>
        !lastLogin && dataNascita && /^[a-z]+\.[a-z]+$/.test(username),
    );
    if (!there) throw new Error('The demo has nobody who never signed in');
    trouble.expect(/status of 409/);
    await page.goto('/user/new');
    const input = inputOf(page);
    await input('Nome utente').fill(there.username.toUpperCase());
    await input('Cognome').fill('Altra');
    await input(/^Nome(?! utente)/).fill('Persona');
    await input('Codice fiscale').fill('RSSMRA80A01H501U');
    await input('E-mail').fill('altra@example.org');
    await button(page, 'Salva').click();
    const taken = page.getByRole('dialog', { name: 'Aggiornare l’utenza che esiste già?' });
    await taken.getByText(`${there.uid} esiste già: è di ${there.labelNomeCognome}`).waitFor();
    await axe(page);
    await shot(page, 'user-taken');
    await button(dialog(page), 'Annulla').click();
    await expect.poll(() => input('Cognome').inputValue()).toBe('Altra');
    await button(page, 'Salva').click();
    await button(dialog(page), 'Sì, aggiorna').click();
    await page.getByRole('heading', { level: 1, name: 'Modifica utente Persona Altra' }).waitFor();
    await expect
      .poll(() => input('Data di nascita').inputValue(), { message: 'what was left empty stays' })
      .toBe(showDay(there.dataNascita ?? ''));
    expect(page.url()).toContain(`/user/${there.uid}`);
  });

  test('says at each input what is wrong, before anything is sent', async ({ page }) => {
    await signIn(page, 'supervisor.SG10001', '/user/new');
    const input = inputOf(page);
    await input('Nome utente').fill('nicolò');
    await input('E-mail').fill('senza chiocciola');
    await button(page, 'Salva').click();
    await page.getByText('Il nome utente non può contenere lettere accentate').first().waitFor();
    await page.getByText('E-mail non valida').first().waitFor();
    await page.getByText('Cognome obbligatorio').first().waitFor();
    await axe(page);
  });
});

/** Opens the list, and finds a user who has signed in and one who has not. */
async function openAndFind(page: Page) {
  const users = (await openUsers(page)).filter(({ uid }) => !/^(supervisor|gestore|docente|disab)/.test(uid));
  const fresh = users.find(({ lastLogin }) => !lastLogin);
  const known = users.find(({ lastLogin }) => lastLogin);
  if (!fresh || !known) throw new Error('the demo has not enough people');
  const search = page.getByLabel('Ricerca per');
  const remove = (name: string | undefined) => button(page, `Elimina ${name}`);
  /** Presses the command in the menu of the row, which has more commands than buttons. */
  const pressRemove = async (name: string | null | undefined) => {
    await button(page, `Altre azioni su ${name}`).click();
    await page.getByRole('menuitem', { name: 'Elimina', exact: true }).click();
  };
  return { fresh, known, search, remove, pressRemove };
}

describe('deleting a user', () => {
  test('does not offer to delete who has signed in, nor the supervisor', async ({ page }) => {
    const { known, search, remove } = await openAndFind(page);
    await search.fill(known.uid);
    await page.getByRole('link', { name: known.uid, exact: true }).waitFor();
    await expect
      .poll(() => remove(known.labelNomeCognome ?? '').count(), { message: 'who has signed in' })
      .toBe(0);
    await search.fill('supervisor.SG10001');
    await page.getByRole('link', { name: 'supervisor.SG10001', exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: /^Elimina / }).count(), { message: 'the supervisor' })
      .toBe(0);

    await page.goto(`/user/${known.uid}`);
    const shut = button(page, 'Elimina');
    await shut.waitFor();
    await expect.poll(() => shut.getAttribute('aria-disabled')).toBe('true');
  });

  test('USR-058 USR-066 USR-153 deletes who has never signed in, from the list, after two confirmations', async ({
    page,
  }) => {
    const { fresh, search, pressRemove } = await openAndFind(page);
    await search.fill(fresh.uid);
    await page.getByRole('link', { name: fresh.uid, exact: true }).waitFor();
    await pressRemove(fresh.labelNomeCognome);
    await dialog(page).getByText(`Eliminare ${fresh.labelNomeCognome}?`).waitFor();
    await axe(page);
    await shot(page, 'user-remove');
    await button(page, 'Prosegui').click();
    await dialog(page).getByText(`Confermare l'eliminazione di ${fresh.labelNomeCognome}?`).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: fresh.uid, exact: true }).waitFor();

    await pressRemove(fresh.labelNomeCognome);
    await button(page, 'Prosegui').click();
    await button(page, 'Elimina').click();
    await page.getByText('Utenza eliminata con successo').waitFor();
    await page.getByText('Nessun elemento trovato!').waitFor();
  });
});
