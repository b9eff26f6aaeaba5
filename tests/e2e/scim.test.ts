import { expect } from 'vitest';
import { axe, DEMO_PASSWORD, shot, signIn, test } from '../fixtures/browser';
import { entraUser, patch, scimWith } from '../fixtures/scim';

test('a supervisor creates a synchronisation, sees what it would do, and activates it', async ({
  page,
  trouble,
}) => {
  await signIn(page, 'supervisor.SG10001', '/user/sincronizzazioni');
  await page.getByRole('button', { name: 'Nuova sincronizzazione' }).click();
  await page.getByLabel('Nome del sistema').fill('Microsoft Entra');
  trouble.expect(/403/);
  await page.getByRole('button', { name: 'Crea', exact: true }).click();
  const token = page.getByRole('dialog', { name: 'Dati per Microsoft Entra' });
  const asked = page.getByRole('dialog', { name: 'Confermare la propria identità' });
  await asked.getByLabel('Password').fill(DEMO_PASSWORD);
  await asked.getByRole('button', { name: 'Conferma' }).click();
  await token.waitFor();
  await axe(page);
  await shot(page, 'scim-token');
  const [address = '', key = ''] = await token.locator('code').allInnerTexts();
  expect(address).toBe(`${new URL(page.url()).origin}/scim/v2`);
  await token.getByRole('button', { name: 'Chiudi' }).click();

  const scim = scimWith(new URL(page.url()).origin, key);
  for (const name of ['nuova.uno', 'nuova.due']) await scim('POST', '/Users', entraUser(name));
  await scim('PATCH', '/Users/supervisor.SG10001', patch({ op: 'Replace', path: 'active', value: 'False' }));
  await page.reload();
  const section = page.getByRole('region', { name: 'Microsoft Entra' });
  await section.getByText('2 utenze da creare').waitFor();
  await axe(page);
  await shot(page, 'scim-trial');
  await section.getByRole('button', { name: 'Vedi le modifiche di Microsoft Entra' }).click();
  await page.getByRole('dialog').getByText('supervisor.SG10001').waitFor();
  await axe(page);
  await shot(page, 'scim-changes');
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();

  await section.getByRole('button', { name: 'Attiva Microsoft Entra' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Attiva', exact: true }).click();
  await section.getByText('Attiva', { exact: true }).waitFor();
  await scim('POST', '/Users', entraUser('nuova.uno'));
  await page.reload();
  await section.getByText('Creazione o modifica di utenze').waitFor();
  await axe(page);
  await shot(page, 'scim-active');
  await section.getByRole('link').first().click();
  await page.waitForURL(/\/operazioni\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Mario Rossi').first().waitFor();
  await axe(page);
  await shot(page, 'scim-operation');
});
