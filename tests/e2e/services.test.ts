import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoAuthority, issueTo } from '../../provider/signing/sign/demoAuthority';
import { signCades } from '../../provider/signing/sign/signCades';
import { axe, DEMO_PASSWORD, shot, signIn, test, walk } from '../fixtures/browser';
import { boxOf, hueOf, isPainted, isSeen } from '../fixtures/painted';
import { pdfText, spaceless } from '../fixtures/pdfText';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

/** Returns the text and background colours of the visible message with a text. */
async function coloursOf(page: Page, text: string) {
  const message = page.locator('.MuiAlert-root').filter({ hasText: text }).last();
  return [await hueOf(message), await hueOf(message, 'background-color')];
}

/** Signs with the demo's service and the data that it shows; a code works once. */
async function signOnline(page: Page, name: string, digits?: '8 cifre'): Promise<void> {
  // An unread document cannot be signed, and one closed before it is rendered counts as unread.
  await page.getByRole('button', { name: `Visualizza Anteprima: ${name}` }).click();
  await page.getByRole('dialog').locator('canvas').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('button', { name: `Firma il documento ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Firma subito' }).click();
  const given = page.getByRole('button', { name: 'Usa questi dati' });
  // It appears above the inputs once the demo has responded.
  await given.waitFor();
  if (digits) await page.getByRole('radio', { name: digits }).check();
  await given.click();
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Conferma' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await row(page, name).getByText('Firmato il').waitFor();
}

/** Downloads a document, signs it as its signer would on their own computer, and uploads it. */
async function signOffline(page: Page, name: string, dataDir: string, taxCode: string): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `Scarica: ${name}` }).click();
  const pdf = readFileSync(await (await downloading).path());
  const at = new Date();
  const authority = demoAuthority(dataDir, at);
  const signer = await issueTo({ taxCode, givenName: 'Anna', surname: 'Rossi' }, authority, at);
  const digest = createHash('sha256').update(pdf).digest();
  const { before, after } = signCades({ digest, length: pdf.length, ...signer, at });
  await page.getByRole('button', { name: `Firma il documento ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Carica documento firmato (.p7m)' }).click();
  await page.getByLabel('File firmato (.p7m)').setInputFiles({
    name: 'firmato.pdf.p7m',
    mimeType: 'application/pkcs7-mime',
    buffer: Buffer.concat([before, pdf, after]),
  });
  await page.getByRole('button', { name: 'Upload file' }).click();
}

test('SRV-006 SRV-009 SHELL-034 are in the menu: two tabs, the first with its steps one below the other', async ({
  page,
}) => {
  await signIn(page, 'supervisor.SG10001');
  await page.getByRole('navigation').getByRole('link', { name: 'Servizi', exact: true }).click();
  const tabs = page.getByRole('tab');
  await expect.poll(() => tabs.allInnerTexts()).toEqual(['Conservazione Sportello', 'SPID/CIE/eIDAS']);
  const steps = page.getByRole('list', { name: 'Passi dell’attivazione' }).getByRole('heading', { level: 2 });
  await expect.poll(() => steps.count()).toBe(2);
  const [first, second] = await Promise.all([0, 1].map((nth) => steps.nth(nth).boundingBox()));
  expect(second?.x).toBe(first?.x);
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
});

walk(
  'SRV-004 SRV-020 SRV-067 SRV-068 activates preservation by four signatures, and says in red that one failed',
  async ({ page, provider, trouble }) => {
    trouble.expect(/status of 422/);
    await signIn(page, 'supervisor.SG10001', '/servizi');
    await page.getByRole('heading', { name: 'Riepilogo Anagrafica' }).waitFor();
    await axe(page);
    await shot(page, 'services-data');

    await page.getByRole('button', { name: 'Modifica e Salva' }).click();
    await shot(page, 'services-manager');
    await axe(page);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('In lavorazione...').first().waitFor();
    await page.getByRole('button', { name: 'Firma il documento Scheda attivazione' }).waitFor();
    await axe(page);
    await shot(page, 'services-documents');

    await page.getByRole('button', { name: 'Visualizza Anteprima: Contratto' }).click();
    await page.getByText('Pagina 1 di 10', { exact: true }).waitFor();
    expect((await boxOf(page.getByRole('dialog'))).width).toBe(1000);
    const shut = page.getByRole('dialog').getByRole('button', { name: 'Chiudi' });
    const before = await boxOf(shut);
    await page.getByRole('dialog').locator('canvas').waitFor();
    expect(await boxOf(shut)).toEqual(before);
    await shot(page, 'services-preview');
    await page.getByRole('button', { name: 'Pagina successiva' }).click();
    await page.getByText('Pagina 2 di 10', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Chiudi' }).click();

    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Firma il documento Contratto' }).click();
    await page.getByRole('menuitem', { name: 'Firma subito' }).click();
    await dialog.getByRole('button', { name: 'Usa questi dati' }).click();
    await dialog.getByLabel('Password').fill('Sbagliata-1');
    await dialog.getByRole('button', { name: 'Conferma' }).click();
    await isPainted(
      page,
      'red',
      'Non è stato possibile completare la firma del documento. Verifica di aver inserito le credenziali corrette o riprova più tardi.',
    );
    await dialog.getByRole('button', { name: 'Chiudi' }).click();
    await page.getByRole('button', { name: 'Firma il documento Contratto' }).click();
    await page.getByRole('menuitem', { name: 'Carica documento firmato (.p7m)' }).click();
    const unsigned = {
      name: 'contratto.pdf.p7m',
      mimeType: 'application/pkcs7-mime',
      buffer: Buffer.from('x'),
    };
    await page.getByLabel('File firmato (.p7m)').setInputFiles(unsigned);
    await page.getByRole('button', { name: 'Upload file' }).click();
    await isPainted(
      page,
      'red',
      "Non è stato possibile completare il caricamento del documento. Verifica di aver firmato il file con l'identità corretta oppure scarica nuovamente e ricarica il file firmato esternamente",
    );
    await dialog.getByRole('button', { name: 'Chiudi' }).click();

    const facts = await page.locator('dl').innerText();
    const [taxCode = ''] = /[A-Z0-9]{16}/.exec(facts.slice(facts.indexOf('(DS)'))) ?? [];
    await signOnline(page, 'Contratto');
    await signOnline(page, 'Atto affidamento');
    await signOnline(page, 'Clausole Vessatorie', '8 cifre');
    await shot(page, 'services-signing');
    await signOffline(page, 'Scheda attivazione', provider.dataDir, taxCode);

    const question = page.getByRole('dialog', { name: 'Conferma attivazione' });
    await question.waitFor();
    await axe(page);
    await shot(page, 'services-confirm');
    await question.getByRole('button', { name: 'Conferma' }).click();
    await page.getByText('Attivazione completata').waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Scarica la ricevuta (PDF)' }).click();
    const text = spaceless(pdfText(readFileSync(await (await downloading).path())));
    const hashes = await page.locator('code').allInnerTexts();
    expect(hashes).toHaveLength(4);
    for (const hash of hashes) expect(text).toContain(hash);
    expect(text).toMatch(/CONS-\d{4}-SG10001/);
    await axe(page);
    await shot(page, 'services-completed');
  },
);

walk('SRV-028 says in green, from then on, that the activation is complete', async ({ page }) => {
  await signIn(page, 'supervisor.SG10001', '/servizi');
  await isPainted(page, 'green', 'Attivazione completata');
  await isSeen(page.getByText('Attivazione completata', { exact: true }));
});

test('switches the digital identities of the school, and back', async ({ page }) => {
  await signIn(page, 'supervisor.SG10001', '/servizi?tab=spid');
  const control = page.getByRole('switch', { name: 'Stato Abilitazione SPID' });
  await control.waitFor();
  await axe(page);
  await shot(page, 'services-spid');
  await control.click();
  await page.getByRole('dialog', { name: 'Disabilitare SPID per la scuola?' }).waitFor();
  await page.getByRole('button', { name: 'Disabilita', exact: true }).click();
  await page.getByText('Disabilitato').waitFor();
  await page.reload();
  await page.getByText('Disabilitato').waitFor();
  await control.click();
  await page.getByRole('button', { name: 'Abilita', exact: true }).click();
  await page.getByText('Abilitato', { exact: true }).waitFor();
});

test('SRV-012 SRV-026 SRV-056 SRV-071 green saves, red resets, and so is painted how it went', async ({
  page,
}) => {
  await signIn(page, 'supervisor.SG19999', '/servizi');
  const change = page.getByRole('button', { name: 'Modifica e Salva' });
  await expect.poll(() => hueOf(change, 'background-color')).toBe('green');
  await change.click();
  const dialog = page.getByRole('dialog', { name: 'Modifica dati conservazione' });
  const name = dialog.getByLabel('Nome e Cognome');
  await name.fill('');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect.poll(() => coloursOf(page, 'Dati assenti o non validi!')).toContain('red');
  await name.fill('Ugo Verdi');
  await dialog.getByLabel('Codice Fiscale').fill('VRDGUO65B02L378H');
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect.poll(() => coloursOf(page, 'Profilo aggiornato con successo!')).toContain('green');
  const reset = page.getByRole('button', { name: 'Reset', exact: true });
  await reset.waitFor();
  const painted = [await hueOf(reset), await hueOf(reset, 'background-color')];
  expect(painted).toContain('red');
});

test('SRV-037 hands over the log of the accesses with a digital identity', async ({ page }) => {
  await signIn(page, 'supervisor.SG10001', '/servizi?tab=spid');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Scarica gli accessi SPID' }).click();
  await expect.poll(async () => (await downloading).suggestedFilename()).toBe('accessi-spid-SG100012023.zip');
});

test('SRV-039 SRV-040 draws the three points of an approved request, one below the other, all lit', async ({
  page,
}) => {
  await signIn(page, 'supervisor.SG10001', '/servizi?tab=spid');
  const points = page.getByRole('region', { name: 'Richiesta di attivazione' }).getByRole('listitem');
  await expect
    .poll(() => points.allInnerTexts())
    .toEqual([
      'Documento generato · completato',
      'Documento firmato digitalmente · completato',
      'Richiesta approvata da AgID · completato',
    ]);
  const boxes = await Promise.all([0, 1, 2].map((place) => boxOf(points.nth(place))));
  expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).sort((a, b) => a - b));
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(3);
  for (const point of await points.all()) expect(await hueOf(point.locator('svg'))).toBe('green');
});
