import { expect } from 'vitest';
import { axe, DEMO_PASSWORD, DESK, fitsWindow, PHONE, shot, signIn, test } from '../fixtures/browser';
import { button } from '../fixtures/users';

const LIST = '/user/sistemi-collegati';

test('a supervisor sees what the first synchronisation would do, confirms it, and finds what has to be fixed', async ({
  page,
}) => {
  await signIn(page, 'supervisor.SG10001', LIST);
  await page.getByRole('link', { name: 'Rilevatore presenze' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Sistema Rilevatore presenze' }).waitFor();
  const compared = page.getByText(/Confronto completo: da creare [1-9]/);
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByText('Rilevatore presenze').first().waitFor();
      return compared.isVisible();
    })
    .toBe(true);
  await axe(page);
  await shot(page, 'provisioning-preview');
  await button(page, 'Avvia la sincronizzazione').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Avvia la sincronizzazione' }).click();
  await page.getByRole('tab', { name: 'Andamento' }).click();
  const refused = page.getByText('Il sistema rifiuta i dati');
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('group', { name: 'Ultime 14 sincronizzazioni' }).waitFor();
      return refused.isVisible();
    })
    .toBe(true);
  await page.getByText('Prima sincronizzazione').first().waitFor();
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await axe(page);
    await fitsWindow(page);
    await shot(page, `provisioning-health-${size.width}`);
  }
  await page.setViewportSize(DESK);
  await page
    .getByRole('link', { name: /utenz[ae]$/ })
    .first()
    .click();
  await page.getByText('Manca il numero di badge della persona').first().waitFor();
  await axe(page);
  await shot(page, 'provisioning-persons');
});

test('a supervisor connects a system and stores its token, after confirming their identity', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 40[03]/);
  await signIn(page, 'supervisor.SG10001', LIST);
  await page
    .getByRole('link', { name: 'Collega un sistema' })
    .or(button(page, 'Collega un sistema'))
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Nuovo sistema collegato' }).waitFor();
  await page.getByLabel('Nome *').fill('Biblioteca');
  await page.getByLabel('Indirizzo *').fill('https://10.0.0.8/scim/v2');
  await page.getByLabel('Applicazione *').selectOption({ label: 'Alunni' });
  await axe(page);
  await shot(page, 'provisioning-new');
  await button(page, 'Salva').click();
  const asked = page.getByRole('dialog', { name: 'Confermare la propria identità' });
  await asked.getByLabel('Password').fill(DEMO_PASSWORD);
  await asked.getByRole('button', { name: 'Conferma' }).click();
  await page.getByText('non può essere di una rete interna').first().waitFor();
  // No name below .invalid exists (RFC 6761): nothing leaves the machine.
  await page.getByLabel('Indirizzo *').fill('https://biblioteca.invalid/scim/v2');
  await button(page, 'Salva').click();
  await page.getByRole('heading', { level: 1, name: 'Sistema Biblioteca' }).waitFor();
  await page.getByText('Inserire la chiave che il sistema accetta').waitFor();
  await button(page, 'Inserisci la chiave').click();
  await page.getByRole('dialog').getByLabel('Chiave *').fill('una-chiave-di-prova');
  await axe(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Salva la chiave' }).click();
  await page.getByText('Chiave salvata').waitFor();
});
