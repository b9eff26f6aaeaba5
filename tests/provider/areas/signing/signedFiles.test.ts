import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../contract/schema/endpoint';
import {
  signedFileOpen,
  signedFileReport,
  signedFileReportPdf,
  signedFileType,
} from '../../../../contract/signing/endpoints';
import { demoAuthority, issueTo } from '../../../../provider/signing/sign/demoAuthority';
import { signCades } from '../../../../provider/signing/sign/signCades';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { type Answer, addressOf, answerOf, refusal } from '../../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { pdfText } from '../../../fixtures/pdfText';
import { zipFiles } from '../../../fixtures/signatures/zip';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const MARIO = 'RSSMRA80A01H501U';
const ANNA = 'BNCNNA75C41F205X';
const HEAD = 'VRDLCU70C15H501M';
const DOCUMENT = Buffer.from('Contratto di licenza');
const NAME = 'contratto.pdf.p7m';

const dataDir = mkdtempSync(join(tmpdir(), 'signed-files-'));
const served = servedForTests({ config: { dataDir, trustDir: join(dataDir, 'trust'), demo: true } });
let supervisor: SignedIn;
let docente: SignedIn;
beforeAll(async () => {
  await buildStale('provider');
  await served.db.asOwner(async (tx) => {
    const taxCodes = { supervisor: MARIO, docente: HEAD };
    for (const [name, codice_fiscale] of Object.entries(taxCodes))
      await tx.updateTable('account').set({ codice_fiscale }).where('uid', '=', `${name}.SG10001`).execute();
    await tx
      .insertInto('office')
      .values({ customer_code: 'SG10001', office: 'DS', uid: 'docente.SG10001' })
      .execute();
  });
  supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
  docente = await signIn(served.url, 'docente.SG10001', PASSWORD);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Signs the document as a person with a certificate of the demo's authority. */
async function signedBy(taxCode: string, document = DOCUMENT): Promise<Buffer> {
  const now = new Date();
  const person = { taxCode, givenName: 'Mario', surname: 'Rossi' };
  const digest = createHash('sha256').update(document).digest();
  const signer = await issueTo(person, demoAuthority(dataDir, now), now);
  const { before, after } = signCades({ digest, length: document.length, ...signer, at: now });
  return Buffer.concat([before, document, after]);
}

const form = (...parts: readonly (readonly [string, Uint8Array | string])[]): FormData => {
  const data = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new Blob([new Uint8Array(value)]), NAME);
  }
  return data;
};

async function send(endpoint: Endpoint, body: BodyInit, who = supervisor, query = {}): Promise<Answer> {
  const address = addressOf(endpoint, { query });
  return answerOf(await who.fetch(address, { method: endpoint.method, body }));
}
const upload = (endpoint: Endpoint, file: Uint8Array, query = {}) =>
  send(endpoint, form(['file', file]), supervisor, query);

describe('the type of a file', () => {
  it('SIGN-024 is answered in the data field, from its content and not from its name', async () => {
    const answered = async (file: Uint8Array) => {
      const { status, body } = await upload(signedFileType, file);
      return [status, body];
    };
    expect(await answered(await signedBy(MARIO))).toEqual([200, { data: 'application/pkcs7-mime' }]);
    expect(await answered(Buffer.from('%PDF-1.7\n'))).toEqual([200, { data: 'application/pdf' }]);
    expect(await answered(Buffer.from('PK\x03\x04'))).toEqual([200, { data: 'application/zip' }]);
    expect(await answered(Buffer.from('<?xml version="1.0"?>'))).toEqual([200, { data: 'application/xml' }]);
    expect(await answered(Buffer.from('Contratto'))).toEqual([200, { data: 'application/x-unknown' }]);
    expect(await answered((await signedBy(MARIO)).subarray(0, 400))).toEqual([
      200,
      { data: 'application/x-unknown' },
    ]);
  });

  it('SIGN-024 is answered for files under 1,000,000 bytes', async () => {
    expect((await upload(signedFileType, new Uint8Array(999_999))).status).toBe(200);
    const refused = await upload(signedFileType, new Uint8Array(1_000_000));
    expect(refusal(refused)).toEqual({ status: 413, code: 'tooLarge' });
    const larger = await upload(signedFileType, new Uint8Array(3_000_000));
    expect(refusal(larger)).toEqual({ status: 413, code: 'tooLarge' });
  });
});

describe('the report on a file', () => {
  it('tells that the caller signed the document that was handed out', async () => {
    const contentSha256 = createHash('sha256').update(DOCUMENT).digest('hex');
    const { status, body } = await upload(signedFileReport, await signedBy(MARIO), { contentSha256 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      verdict: 'passed',
      contentSha256,
      signers: [{ verdict: 'passed', integrity: true, taxCode: MARIO, codes: ['revocation-unchecked'] }],
    });
  });

  it('tells that somebody else signed, or another document', async () => {
    const other = await upload(signedFileReport, await signedBy(ANNA));
    expect(other.body.verdict).toBe('failed');
    expect(other.body.signers[0].codes).toContain('other-person');
    const elsewhere = await upload(signedFileReport, await signedBy(MARIO), {
      contentSha256: '0'.repeat(64),
    });
    expect(elsewhere.body).toMatchObject({ verdict: 'failed', codes: ['other-content'] });
  });

  it('tells what to do next, also of a file that is no signature', async () => {
    const { status, body } = await upload(signedFileReport, Buffer.from('%PDF-1.7'));
    expect(status).toBe(200);
    expect(body).toMatchObject({ verdict: 'unreadable', codes: ['pdf'], signers: [] });
    expect(body.nextStep).toMatch(/CAdES \(\.p7m\)/);
  });
});

describe('P14 a signed file, opened', () => {
  it('has its document beside the report, and whose the tax code is, an office among it', async () => {
    const pdf = Buffer.from('%PDF-1.7 un contratto');
    const { body } = await upload(signedFileOpen, await signedBy(MARIO, pdf));
    expect(body).toMatchObject({ report: { verdict: 'passed' }, owners: [{ taxCode: MARIO }] });
    expect(body.owners[0].office).toBeUndefined();
    expect(Buffer.from(body.content, 'base64')).toEqual(pdf);
    const head = await upload(signedFileOpen, await signedBy(HEAD));
    expect(head.body.owners).toEqual([{ taxCode: HEAD, name: 'Anna Verdi', office: 'DS' }]);
  });

  it('is judged by itself: a good signature is good no matter who made it', async () => {
    const { body } = await upload(signedFileOpen, await signedBy(ANNA));
    expect(body).toMatchObject({ report: { verdict: 'passed' }, owners: [] });
    expect(body.report.signers[0]).toMatchObject({ taxCode: ANNA, verdict: 'passed' });
    expect(body.content).toBeUndefined();
    expect(body.contents).toEqual([{ file: 1, content: DOCUMENT.toString('base64') }]);
  });

  it('P26 may be of any form, and hold others: each is handed out under its name', async () => {
    const archive = zipFiles([
      ['delibera.pdf.p7m', await signedBy(HEAD, Buffer.from('%PDF-1.7 delibera'))],
      ['../nota.txt', 'Gentile scuola'],
    ]);
    const { body } = await upload(signedFileOpen, archive, { name: 'documenti.zip' });
    expect(body.report.verdict).toBe('failed');
    expect(body.report.codes).toContain('archive-path');
    expect(body.report.files.map((file: { name: string }) => file.name)).toEqual([
      'documenti.zip',
      'delibera.pdf.p7m',
      'nota.txt',
      'delibera.pdf',
    ]);
    expect(body.report.signers).toMatchObject([{ file: 1, covers: [3], verdict: 'passed', taxCode: HEAD }]);
    expect(body.contents.map(({ file }: { file: number }) => file)).toEqual([1, 2, 3]);
    expect(body.owners).toMatchObject([{ taxCode: HEAD }]);
  });

  it('P26 is refused above 50 MB, and not above 10', async () => {
    const refused = await upload(signedFileOpen, new Uint8Array(50_100_000));
    expect(refusal(refused)).toEqual({ status: 413, code: 'tooLarge' });
    const opened = await upload(signedFileOpen, new Uint8Array(12_000_000));
    expect(opened.body.report).toMatchObject({ verdict: 'unreadable', codes: ['unsigned'] });
  });

  it('says of the document inside why nobody can read it', async () => {
    const stored = (name: string) =>
      readFileSync(new URL(`../../../fixtures/pdf/${name}.pdf`, import.meta.url));
    const documents = {
      password: stored('password-utente-scuola'),
      xfa: stored('modulo-xfa'),
      broken: Buffer.from('%PDF-1.7 nothing'),
      notPdf: Buffer.from('Gentile scuola'),
      empty: Buffer.alloc(0),
    };
    for (const [reason, document] of Object.entries(documents)) {
      const { body } = await upload(signedFileOpen, await signedBy(MARIO, document));
      expect([reason, body.unreadable, typeof body.content]).toEqual([
        reason,
        reason,
        reason === 'notPdf' || reason === 'empty' ? 'undefined' : 'string',
      ]);
    }
    const { body } = await upload(signedFileOpen, await signedBy(MARIO, stored('scansione-jpeg2000')));
    expect([body.unreadable, typeof body.content]).toEqual([undefined, 'string']);
  });

  it('has its report as a PDF', async () => {
    const { body } = await upload(signedFileReportPdf, await signedBy(ANNA));
    const text = pdfText(Buffer.from(body.content, 'base64')).replace(/\s+/g, ' ');
    expect(text).toContain(ANNA);
    expect(text).toContain('Formato: firma CAdES (.p7m)');
    expect(text).not.toContain('Il codice fiscale del certificato è di un');
    expect(text).not.toMatch(/firma valida/i);
  });

  it('P26 has advice for who received it, or for who has to sign it', async () => {
    const told = async (reader: string) => {
      const { body } = await upload(signedFileReportPdf, Buffer.from('%PDF-1.7'), { reader });
      return pdfText(Buffer.from(body.content, 'base64')).replace(/\s+/g, ' ');
    };
    expect(await told('receiver')).toContain('Chiedere al mittente il file firmato.');
    expect(await told('signer')).toContain('Verificare di aver scelto il file firmato.');
  });
});

describe('a form', () => {
  const refused = async (body: BodyInit, who?: SignedIn) => {
    const answer = await send(signedFileType, body, who);
    return { ...refusal(answer), errors: answer.body.errors };
  };

  it('is refused from a person who is no supervisor', async () => {
    expect(await refused(form(['file', await signedBy(MARIO)]), docente)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  it('without a file, with two, or with anything beside it says which part is wrong', async () => {
    const file = Buffer.from('x');
    const required = { field: 'file', message: 'Campo obbligatorio' };
    const unexpected = (field: string) => ({ field, message: 'Campo non previsto' });
    expect(await refused(form(['other', 'x']))).toEqual({
      status: 400,
      code: 'invalid',
      errors: [required, unexpected('other')],
    });
    expect(await refused(form(['file', 'not a file']))).toMatchObject({
      errors: [required, unexpected('file')],
    });
    expect(await refused(form(['file', file], ['file', file]))).toMatchObject({
      errors: [unexpected('file')],
    });
    expect(await refused(form(['file', file], ['type', 'C']))).toMatchObject({
      errors: [unexpected('type')],
    });
  });

  it('that is none, or is cut, is unreadable; another type is not supported', async () => {
    const post = async (type: string, body: string) => {
      const init = { method: 'POST', headers: { 'content-type': type }, body };
      return refusal(await answerOf(await supervisor.fetch(signedFileType.path, init)));
    };
    expect(await post('multipart/form-data', 'x')).toEqual({ status: 400, code: 'unreadable' });
    expect(await post('multipart/form-data; boundary=b', '--b\r\nContent-Dis')).toEqual({
      status: 400,
      code: 'unreadable',
    });
    expect(await post('application/json', '{}')).toEqual({ status: 415, code: 'unsupportedMedia' });
    expect(await post('application/octet-stream', 'x')).toEqual({ status: 415, code: 'unsupportedMedia' });
  });

  it('of thousands of parts is refused', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const body = `${part.repeat(19_000)}--b--\r\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await supervisor.fetch(signedFileType.path, { method: 'POST', headers, body });
    expect(refusal(await answerOf(answer))).toEqual({ status: 413, code: 'tooLarge' });
  });

  it('is not taken where a call sends JSON', async () => {
    const init = { method: 'POST', body: form(['file', Buffer.from('x')]) };
    const answer = await answerOf(await supervisor.fetch('/api/users/SG10001/find', init));
    expect(refusal(answer)).toEqual({ status: 415, code: 'unsupportedMedia' });
  });
});
