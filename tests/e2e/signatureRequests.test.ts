import { bothSizes, signIn, test } from '../fixtures/browser';

const AREA = '/areaamministrativa/documenti';

test('a request to sign goes to the head by mail, and shows its state and the way to cancel it', async ({
  page,
}) => {
  await signIn(page, 'supervisor.SG10001', `${AREA}/firma`);
  await page.getByRole('button', { name: 'Chiedi la firma da un altro luogo' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/riceve un’e-mail con il collegamento/).waitFor();
  await bothSizes(page, 'signature-request-ask');
  await dialog.getByRole('button', { name: 'Invia la richiesta' }).click();
  await page.getByRole('heading', { level: 1, name: 'Richiesta di firma' }).waitFor();
  await page.getByText('In attesa della firma').waitFor();
  await bothSizes(page, 'signature-request');
  await page.goto('/');
  await page.getByRole('link', { name: /^Richiesta di firma: / }).click();
  await page.getByRole('button', { name: 'Annulla la richiesta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla la richiesta' }).click();
  await page.getByText('Annullata').waitFor();
});
