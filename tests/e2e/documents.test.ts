import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dsRead } from '../../contract/offices/endpoints';
import { demoAuthority, issueTo } from '../../provider/signing/sign/demoAuthority';
import { signCades } from '../../provider/signing/sign/signCades';
import { ask } from '../fixtures/ask';
import { seenToSign } from '../fixtures/beforePages';
import { axe, bothSizes, DEMO_PASSWORD, shot, signIn, test, walk } from '../fixtures/browser';
import { boxOf, hueOf, isPainted, isSeen } from '../fixtures/painted';
import { signIn as signInByCalls } from '../fixtures/signIn';

const AREA = '/areaamministrativa/documenti';

test('DOC-001 DOC-002 DOC-005 DOC-008 a supervisor sees what is to be signed, and reads it', async ({
  page,
}) => {
  await page.addInitScript(seenToSign, 'no');
  await signIn(page, 'supervisor.SG10001');
  const dialog = page.getByRole('dialog', { name: 'Documenti da firmare' });
  await dialog.getByRole('button', { name: 'Vai a documentazione e firma' }).click();
  await page.getByRole('heading', { level: 1, name: 'Documenti e firma' }).waitFor();
  expect(page.url()).toContain(AREA);
  const tree = page.getByRole('navigation', { name: 'Documenti e firma' });
  // The last document of a long tree scrolls into view.
  await tree.getByRole('button', { name: 'Dichiarazione di regolare esecuzione' }).click();
  const opened = page.locator('#documento h2');
  await opened.waitFor();
  await expect.poll(() => opened.evaluate((at) => at.getBoundingClientRect().top)).toBeGreaterThan(0);
  await expect
    .poll(() => opened.evaluate((at) => at.getBoundingClientRect().bottom < innerHeight))
    .toBe(true);
  await tree
    .getByRole('button', { name: /^Contratto di servizi .*Da firmare/ })
    .first()
    .click();
  await page.getByRole('heading', { name: /^Anteprima del documento: Contratto di servizi/ }).waitFor();
  // The text layer lies over the page image: the worker has read the document under our content security policy.
  await page.getByText('Le parti', { exact: true }).first().waitFor();
  await page.getByRole('region', { name: /^Anteprima/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Pagina 2 di [4-9]/).waitFor();
  await readsAsText(page);
  const left = await tree.boundingBox();
  const right = await page.locator('#documento').boundingBox();
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await bothSizes(page, 'documents-contract');
  await axe(page);
  for (const name of [/^Da firmare \(/, 'Documenti']) {
    const panel = tree.getByRole('heading', { level: 2 }).getByRole('button', { name, exact: true });
    await panel.click();
    await expect.poll(() => panel.getAttribute('aria-expanded')).toBe('false');
  }
});

walk(
  'DOC-009 DOC-010 DOC-011 SIGN-026 a contract is signed with a service, which is said in green',
  async ({ page }) => {
    await signIn(page, 'supervisor.SG10001', AREA);
    const tree = page.getByRole('navigation', { name: 'Documenti e firma' });
    await tree
      .getByRole('button', { name: /^Contratto di servizi .*Da firmare/ })
      .first()
      .click();
    await page.getByRole('heading', { name: /^Anteprima del documento: Contratto di servizi/ }).waitFor();
    await acceptClauses(page);
    const sign = page.getByRole('button', { name: 'Conferma e firma' });
    const left = await boxOf(tree);
    const clauses = page.getByRole('group', { name: 'Dichiarazioni' }).getByRole('checkbox');
    expect(await clauses.count()).toBe(2);
    const download = page.getByRole('button', { name: 'Scarica', exact: true });
    for (const one of [sign, download, clauses.nth(0), clauses.nth(1)])
      expect((await boxOf(one)).left, 'in the column right of the tree').toBeGreaterThanOrEqual(left.right);
    expect((await boxOf(page.locator('#documento'))).top).toBeLessThan(left.bottom);
    await expect.poll(() => hueOf(sign, 'background-color')).toBe('green');
    await sign.click();
    await page.getByRole('menu').waitFor();
    await shot(page, 'documents-menu');
    await page.getByRole('menuitem', { name: 'Firma con Sigillo' }).click();
    const online = page.getByRole('dialog', { name: /Firma online con Sigillo/ });
    await online.getByRole('button', { name: 'Usa questi dati' }).click();
    await online.getByLabel(/^Password/).fill('Sportello-2026');
    await shot(page, 'documents-online');
    await axe(page);
    await online.getByRole('button', { name: 'Conferma' }).click();
    await isPainted(page, 'green', 'La firma del documento è andata a buon fine.');
    await shot(page, 'documents-signed');
  },
);

test('DOC-012 DOC-030 DOC-036 SIGN-025 a contract goes out by a menu with icons, is refused in red as it was, and comes back signed, which is said in green', async ({
  page,
  provider,
  trouble,
}) => {
  await signIn(page, 'supervisor.SG10001', AREA);
  const tree = page.getByRole('navigation', { name: 'Documenti e firma' });
  await tree
    .getByRole('button', { name: /^Contratto di assistenza .*Da firmare/ })
    .first()
    .click();
  await page.getByRole('heading', { name: /^Anteprima del documento: Contratto di assistenza/ }).waitFor();
  await acceptClauses(page);
  await page.getByRole('button', { name: 'Conferma e firma' }).click();
  for (const service of ['Sigillo', 'FirmaChiara']) {
    const way = page.getByRole('menuitem', { name: `Firma con ${service}` });
    const icon = way.locator('svg');
    await isSeen(icon);
    expect((await boxOf(icon)).right).toBeLessThan((await boxOf(way)).right);
  }
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Scarica documento' }).click();
  const document = readFileSync(await (await downloading).path());
  await page.getByRole('button', { name: 'Conferma e firma' }).click();
  await page.getByRole('menuitem', { name: 'Carica documento firmato (.p7m)' }).click();
  const offline = page.getByRole('dialog', { name: 'Carica documento firmato' });
  const plain = { name: 'contratto.pdf', mimeType: 'application/pdf', buffer: document };
  await offline.getByLabel('File firmato (.p7m)').setInputFiles(plain);
  await isPainted(
    page,
    'red',
    'Il file selezionato non è un documento in formato CAdES (.p7m). Verifica di aver selezionato il file corretto.',
  );
  await shot(page, 'documents-offline-refused');
  trouble.expect(/422 .*firma-offline/);
  const other = {
    name: 'altra.p7m',
    mimeType: 'application/pkcs7-mime',
    buffer: await signedBy('BNCNNA75C41F205X', document, provider.dataDir),
  };
  await offline.getByLabel('File firmato (.p7m)').setInputFiles(other);
  await offline.getByRole('button', { name: 'Upload file' }).click();
  await expect
    .poll(async () => (await offline.innerText()).replace(/\s+/g, ' '))
    .toContain("Il codice fiscale del certificato è di un'altra persona");
  await axe(page);
  await shot(page, 'documents-offline-other');
  await offline.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('button', { name: 'Conferma e firma' }).click();
  await page.getByRole('menuitem', { name: 'Carica documento firmato (.p7m)' }).click();
  const supervisor = await signInByCalls(provider.url, 'supervisor.SG10001', DEMO_PASSWORD);
  const { body: head } = await ask(supervisor, dsRead, { params: { customerCode: 'SG10001' } });
  const signed = await signedBy(head.codiceFiscaleDs, document, provider.dataDir);
  const right = { ...other, name: 'contratto.p7m', buffer: signed };
  await offline.getByLabel('File firmato (.p7m)').setInputFiles(right);
  await offline.getByRole('button', { name: 'Upload file' }).click();
  await isPainted(page, 'green', 'Il file è stato caricato completamente.');

  await page.goto(`${provider.url}${AREA}/verifica`);
  await page.getByLabel('Scegli il file', { exact: true }).last().setInputFiles(other);
  await page.getByText('Firma integra: la revoca del certificato non è stata controllata').waitFor();
  await page.getByText('Nessun utente della scuola ha questo codice fiscale').waitFor();
  await page.getByText('Le parti', { exact: true }).first().waitFor();
  await bothSizes(page, 'documents-check');
});

test('a form that is not handed out says so in the room of its page, and comes there when it is', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 503/);
  await page.route('**/moduli/11.pdf', (route) => route.fulfill({ status: 503 }));
  await signIn(page, 'supervisor.SG10001', `${AREA}?documento=modulo-11`);
  const region = page.getByRole('region', { name: /^Anteprima/ });
  const again = region.getByRole('button', { name: 'Riprova' });
  await again.waitFor();
  const before = await boxOf(region);
  await axe(page);
  await shot(page, 'documents-not-read');
  await page.unroute('**/moduli/11.pdf');
  await again.click();
  await region.locator('canvas').waitFor();
  expect(await boxOf(region)).toEqual(before);
});

test('P13 several documents are read to the end, then signed with one authorisation', async ({ page }) => {
  await signIn(page, 'supervisor.SG10001', `${AREA}/firma`);
  await page.getByRole('heading', { level: 1, name: 'Firma più documenti' }).waitFor();
  const list = page.getByRole('list', { name: 'Documenti da firmare' });
  await list.getByRole('button').first().waitFor();
  const all = await list.getByRole('button').count();
  await page.getByText(`letti 0 di ${all}`).first().waitFor();
  for (let place = 0; place < all; place += 1) {
    const region = page.getByRole('region', { name: /^Anteprima/ });
    await page.getByText(/^Pagina 1 di [4-9]/).waitFor();
    await region.focus();
    for (let turns = 0; turns < 8; turns += 1) await page.keyboard.press('ArrowRight');
    await page
      .getByText(`letti ${place + 1} di ${all}`)
      .first()
      .waitFor();
    await page.keyboard.press('j');
  }
  await bothSizes(page, 'documents-many');
  await page.getByRole('checkbox', { name: /^Accetto entrambe/ }).check();
  await page.getByRole('button', { name: 'Firma: FirmaChiara' }).click();
  const online = page.getByRole('dialog');
  // Uses the other code: the six-digit one may have just been used, and works only once.
  await online.getByRole('radio', { name: '8 cifre' }).check();
  await online.getByRole('button', { name: 'Usa questi dati' }).click();
  await online.getByLabel(/^Password/).fill('Sportello-2026');
  await online.getByRole('button', { name: 'Conferma' }).click();
  await page.getByText(`Esito: firmati ${all} di ${all}.`).waitFor();
  await axe(page);
  await shot(page, 'documents-many-signed');
});

/**
 * Checks that the text view has the document's headings and joins its lines, and that a page can be zoomed and moved.
 */
async function readsAsText(page: Page): Promise<void> {
  const region = page.getByRole('region', { name: /^Anteprima/ });
  const asText = page.getByRole('button', { name: 'Mostra solo il testo' });
  await page.keyboard.press('ArrowLeft');
  await asText.click();
  await region.getByRole('heading', { level: 3 }).first().waitFor();
  await region.getByRole('heading', { level: 4, name: 'Le parti' }).waitFor();
  expect(
    Math.max(...(await region.locator('p').allInnerTexts()).map(({ length }) => length)),
  ).toBeGreaterThan(120);
  await asText.click();
  await page.getByRole('button', { name: 'Ingrandisci' }).click();
  await shot(page, 'documents-enlarged');
  await region.locator('canvas').waitFor();
  await expect.poll(() => region.evaluate((at) => at.scrollWidth / at.clientWidth)).toBeGreaterThan(1.3);
  await page.getByRole('button', { name: 'Riduci', exact: true }).click();
  await expect.poll(() => region.evaluate((at) => at.scrollWidth - at.clientWidth)).toBeLessThan(2);
}

async function acceptClauses(page: Page): Promise<void> {
  const clauses = page.getByRole('group', { name: 'Dichiarazioni' });
  await clauses.waitFor();
  for (const clause of await clauses.getByRole('checkbox').all()) await clause.check();
}

async function signedBy(taxCode: string, document: Buffer, dataDir: string): Promise<Buffer> {
  const now = new Date();
  const person = { taxCode, givenName: 'Anna', surname: 'Bianchi' };
  const digest = createHash('sha256').update(document).digest();
  const signer = await issueTo(person, demoAuthority(dataDir, now), now);
  const { before, after } = signCades({ digest, length: document.length, ...signer, at: now });
  return Buffer.concat([before, document, after]);
}
