import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { demoAuthority, issueTo } from '../../provider/signing/sign/demoAuthority';
import { signCades } from '../../provider/signing/sign/signCades';
import { bothSizes, signIn, test } from '../fixtures/browser';
import { zipFiles } from '../fixtures/signatures/zip';

const PAGE = '/areaamministrativa/documenti/verifica';

const INVOICE = `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2" versione="FPA12">
<FatturaElettronicaHeader>
<CedentePrestatore><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>01234567890</IdCodice></IdFiscaleIVA><Anagrafica><Denominazione>Cartoleria Bianchi &amp; C. srl</Denominazione></Anagrafica></DatiAnagrafici><Sede><Indirizzo>Via Roma</Indirizzo><NumeroCivico>1</NumeroCivico><CAP>00100</CAP><Comune>Roma</Comune><Provincia>RM</Provincia></Sede></CedentePrestatore>
<CessionarioCommittente><DatiAnagrafici><CodiceFiscale>80012345678</CodiceFiscale><Anagrafica><Denominazione>Istituto comprensivo di prova</Denominazione></Anagrafica></DatiAnagrafici></CessionarioCommittente>
</FatturaElettronicaHeader>
<FatturaElettronicaBody>
<DatiGenerali><DatiGeneraliDocumento><TipoDocumento>TD01</TipoDocumento><Divisa>EUR</Divisa><Data>2026-11-20</Data><Numero>42/PA</Numero><ImportoTotaleDocumento>1220.00</ImportoTotaleDocumento></DatiGeneraliDocumento></DatiGenerali>
<DatiBeniServizi>
<DettaglioLinee><NumeroLinea>1</NumeroLinea><Descrizione>Carta A4, 500 fogli</Descrizione><Quantita>200.00</Quantita><PrezzoUnitario>5.00</PrezzoUnitario><PrezzoTotale>1000.00</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>
<DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>1000.00</ImponibileImporto><Imposta>220.00</Imposta></DatiRiepilogo>
</DatiBeniServizi>
</FatturaElettronicaBody>
</p:FatturaElettronica>`;

async function signed(dataDir: string, document: Buffer): Promise<Buffer> {
  const now = new Date();
  const person = { taxCode: 'RSSMRA80A01H501U', givenName: 'Mario', surname: 'Rossi' };
  const signer = await issueTo(person, demoAuthority(dataDir, now), now);
  const digest = createHash('sha256').update(document).digest();
  const { before, after } = signCades({ digest, length: document.length, ...signer, at: now });
  return Buffer.concat([before, document, after]);
}

const attached = (name: string, bytes: Buffer) =>
  [
    `Content-Type: application/octet-stream; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    bytes.toString('base64').replace(/.{76}/g, '$&\r\n'),
  ].join('\r\n');

test('P26 a message opens with everything that is in it: each file can be shown and saved under its own name', async ({
  page,
  provider,
}) => {
  const invoice = await signed(provider.dataDir, Buffer.from(INVOICE));
  const note = Buffer.from('Gentile scuola, perché così è più chiaro.');
  const message = [
    'From: Cartoleria <vendite@example.org>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="parti"',
    '',
    `--parti\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nIn allegato la fattura.`,
    `--parti\r\n${attached('IT01234567890_00001.xml.p7m', invoice)}`,
    `--parti\r\n${attached('note.zip', zipFiles([['nota.txt', note]]))}`,
    '--parti--',
    '',
  ].join('\r\n');
  await signIn(page, 'supervisor.SG10001', PAGE);
  const input = page.locator('input[type=file]').first();
  const accept = (await input.getAttribute('accept')) ?? '';
  for (const type of ['.p7m', '.pdf', '.xml', '.asice', '.asics', '.tsd', '.m7m', '.eml'])
    expect(accept.split(',')).toContain(type);
  await input.setInputFiles({
    name: 'messaggio.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from(message),
  });
  await page.getByText('Firma integra: la revoca del certificato non è stata controllata').waitFor();
  await page.getByText('Mario Rossi', { exact: true }).waitFor();
  await page.getByText('Firmato da Mario Rossi').waitFor();
  // The content of the signed document is shown first, in the usual form of an invoice.
  await page.getByRole('heading', { name: 'Fattura 42/PA del 20/11/2026' }).waitFor();
  await page.getByText('Cartoleria Bianchi & C. srl').waitFor();
  await page.getByText('Totale documento: 1.220,00 EUR').waitFor();
  await bothSizes(page, 'signed-file-message');
  await page.getByRole('button', { name: 'Mostra nota.txt' }).click();
  await page.getByText('perché così è più chiaro').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Salva IT01234567890_00001.xml', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('IT01234567890_00001.xml');
  expect(readFileSync(await download.path()).toString()).toBe(INVOICE);
});

test('many files are verified at once, from an archive; each opens, and the list is saved', async ({
  page,
  provider,
}) => {
  const one = await signed(provider.dataDir, Buffer.from('Gentile scuola'));
  await signIn(page, 'supervisor.SG10001', PAGE);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({
    name: 'atti.zip',
    mimeType: 'application/zip',
    buffer: zipFiles([
      ['2026/lettera.txt.p7m', one],
      ['2026/nota.txt', 'Non firmata'],
      ['vuoto.p7m', ''],
    ]),
  });
  await page.getByText('Verificati 3 file di 3: 1 in regola.').waitFor();
  await page.getByText('Firma integra: la revoca del certificato non è stata controllata').waitFor();
  await bothSizes(page, 'signed-files-many');
  await page.getByRole('button', { name: 'Salva l’elenco' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /Excel|XLSX/i }).click();
  expect((await downloading).suggestedFilename()).toBe('file-verificati.xlsx');
  await page.getByRole('button', { name: 'Apri il risultato di 2026/lettera.txt.p7m' }).click();
  await page.getByText('Firmato da Mario Rossi').waitFor();
});

test('a file that is dropped beside the places for files never takes the place of the page', async ({
  page,
}) => {
  await signIn(page, 'supervisor.SG10001', PAGE);
  const left = await page.locator('h1').evaluate((heading) => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'x.txt', { type: 'text/plain' }));
    const send = (type: string) => {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data });
      heading.dispatchEvent(event);
      return event.defaultPrevented;
    };
    return [send('dragover'), send('drop')];
  });
  expect(left).toEqual([true, true]);
});

test('P26 the recipient of a file and its signer read different sentences about it', async ({ page }) => {
  await signIn(page, 'supervisor.SG10001', PAGE);
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({
    name: 'nota.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Gentile scuola'),
  });
  await page.getByText('Nel file non ci sono firme').waitFor();
  await page.getByText('Che cosa fare ora: Chiedere al mittente il file firmato.').waitFor();
  await page.getByRole('radio', { name: 'Un file che devo firmare' }).check();
  await page.getByText('Che cosa fare ora: Verificare di aver scelto il file firmato.').waitFor();
  await bothSizes(page, 'signed-file-unsigned');
});
