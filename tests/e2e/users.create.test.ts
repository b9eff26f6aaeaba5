import { describe, expect } from 'vitest';
import { axe, shot, signIn, test } from '../fixtures/browser';
import { button, dialog } from '../fixtures/users';

describe('creating a user', () => {
  test('USR-025 USR-060 USR-082 USR-083 USR-084 USR-094 USR-099 USR-100 USR-156 begins with a button of the list and ends on the page of the new user', async ({
    page,
    trouble,
  }) => {
    await signIn(page, 'supervisor.SG10001', '/user');
    await page.getByRole('link', { name: 'Crea utente', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Nuovo utente' }).waitFor();
    await axe(page);
    const input = (name: string) => page.getByRole('textbox', { name });
    await input('Nome utente').fill('prova.nuova');
    await input('Cognome').fill('Prova');
    await input('Nome').last().fill('Nuova');
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

    trouble.expect(/status of 409/);
    await page.goto('/user/new');
    await input('Nome utente').fill('Prova.Nuova');
    await input('Cognome').fill('Altra');
    await input('Nome').last().fill('Persona');
    await input('Codice fiscale').fill('PRVNVU80A41H501X');
    await input('E-mail').fill('altra@example.org');
    await button(page, 'Salva').click();
    const taken = page.getByRole('dialog', { name: 'Aggiornare l’utenza che esiste già?' });
    await taken.getByText(/prova\.nuova\.SG10001 esiste già: è di Nuova Prova/).waitFor();
    await axe(page);
    await shot(page, 'user-taken');
    await button(dialog(page), 'Annulla').click();
    await expect.poll(() => input('Cognome').inputValue()).toBe('Altra');
    await button(page, 'Salva').click();
    await button(dialog(page), 'Sì, aggiorna').click();
    await page.getByRole('heading', { level: 1, name: 'Modifica utente Persona Altra' }).waitFor();
    await expect
      .poll(() => input('Data di nascita').inputValue(), { message: 'what was left empty stays' })
      .toBe('01/01/1980');
  });

  test('says at each input what is wrong, before anything is sent', async ({ page }) => {
    await signIn(page, 'supervisor.SG10001', '/user/new');
    const input = (name: string) => page.getByRole('textbox', { name });
    await input('Nome utente').fill('nicolò');
    await input('E-mail').fill('senza chiocciola');
    await button(page, 'Salva').click();
    await page.getByText('Il nome utente non può contenere lettere accentate').first().waitFor();
    await page.getByText('E-mail non valida').first().waitFor();
    await page.getByText('Cognome obbligatorio').first().waitFor();
    await axe(page);
  });
});
