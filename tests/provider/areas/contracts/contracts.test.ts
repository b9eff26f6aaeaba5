import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../../../contract/contracts/contractDocument';
import {
  contractClauses,
  contractDocuments,
  contractDocumentsV2,
  contractFile,
  contractPreview,
  contractReceipt,
  contractReport,
  contractSignOffline,
  contractSignOnline,
  contractsSignMany,
} from '../../../../contract/contracts/endpoints';
import { signingState } from '../../../../contract/signing/endpoints';
import { refusalFor, refusalOf } from '../../../../contract/signing/refusal';
import { counterSignOne } from '../../../../provider/areas/contracts/counterSignOne';
import { runOperator } from '../../../../provider/cli/runOperator';
import { demoAuthority, issueTo } from '../../../../provider/signing/sign/demoAuthority';
import { signWhole } from '../../../../provider/signing/sign/signWhole';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { type Answer, addressOf, answerOf, ask, refusal } from '../../../fixtures/ask';
import { OPERATOR_SECRET, PASSWORD, seedPeople, servedForTests } from '../../../fixtures/identityProvider';
import { openMails } from '../../../fixtures/openMails';
import { pdfText } from '../../../fixtures/pdfText';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const HEAD = 'RSSMRA80A01H501U';
const PROVIDER = 'BRNLCU70A01H501N';
const dataDir = mkdtempSync(join(tmpdir(), 'contracts-'));
const trustDir = join(dataDir, 'trust');
const served = servedForTests({ config: { dataDir, trustDir, demo: true, demoPassword: PASSWORD } });
let supervisor: SignedIn;

const row = (file: string, more: object = {}) => ({
  customer_code: 'SG10001',
  file_name: `${file}.pdf`,
  name: `Contratto ${file}`,
  type: 'S' as const,
  anno: '2026/2027',
  status: 0 as const,
  created_at: new Date('2026-08-01T08:00:00Z'),
  ...more,
});
const ready = { clausola1: true, clausola2: true, clauses_by: 'supervisor.SG10001' };

beforeAll(async () => {
  await buildStale('provider');
  await seedPeople(served.db, 'SG10002');
  await served.db.asOwner(async (tx) => {
    await tx
      .updateTable('account')
      .set({ codice_fiscale: HEAD, sn: 'Rossi', cn: 'Mario', email: 'ds@example.org' })
      .where('uid', '=', 'docente.SG10001')
      .execute();
    await tx
      .insertInto('office')
      .values({ customer_code: 'SG10001', office: 'DS', uid: 'docente.SG10001' })
      .execute();
    await tx
      .insertInto('contract_document')
      .values([
        row('uno', ready),
        row('due', ready),
        row('otto', ready),
        row('lungo', ready),
        row('tre', { type: 'C' }),
        row('assente', { status: -1 }),
        row('semplice', { status: 3, anno: '2025/2026', type: 'L' }),
        ...[4, 5, 6, 7].map((number) => row(`n${number}`, ready)),
        { ...row('altrui', ready), customer_code: 'SG10002' },
      ])
      .execute();
  });
  supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const listed = async () =>
  (await ask(supervisor, contractDocumentsV2)).body as readonly (ContractDocument & { status: number })[];
const one = async (file: string) => (await listed()).find(({ fileName }) => fileName === `${file}.pdf`);
const documentOf = async (file: string) => {
  const { body } = await ask(supervisor, contractPreview, { query: { filename: `${file}.pdf` } });
  return { ...body, bytes: Buffer.from(body.content, 'base64') };
};

async function signedBy(taxCode: string, document: Buffer, at = new Date()): Promise<Buffer> {
  const person = { taxCode, givenName: 'Mario', surname: 'Rossi' };
  return signWhole(document, await issueTo(person, demoAuthority(dataDir, new Date()), at), at);
}

async function offline(file: string, bytes: Uint8Array, key: string = crypto.randomUUID()): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ type: 'S', fileName: `${file}.pdf`, isServizi: 'true' }))
    form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'x.p7m');
  const address = addressOf(contractSignOffline, { params: { id: '2026' } });
  return answerOf(
    await supervisor.fetch(address, { method: 'POST', body: form, headers: { 'idempotency-key': key } }),
  );
}

/** Codes are valid for a minute and work once: each test uses those of another minute. */
async function credentials(length: 6 | 8 = 6) {
  served.clock.move(130_000);
  const { body } = await ask(supervisor, signingState);
  return { username: body.demo.username, password: PASSWORD, otp: body.demo[`otp${length}`] };
}
const online = async (file: string, typed: object, provider: 'sigillo' | 'firmachiara' = 'sigillo') =>
  ask(supervisor, contractSignOnline, {
    params: { id: '2026' },
    query: { fileName: `${file}.pdf`, isServizi: 'true' },
    body: { ...typed, provider } as never,
  });

describe('the contracts of a school', () => {
  it('DOC-003 DOC-020 are listed for its supervisor, with what is to be signed', async () => {
    const all = await listed();
    expect(all.map(({ fileName }) => fileName)).not.toContain('altrui.pdf');
    expect(await one('uno')).toMatchObject({
      name: 'Contratto uno',
      type: 'S',
      status: 0,
      toSign: true,
      clausole: [true, true],
      pathOriginal: '/contratti/SG10001/2026/uno.pdf',
      pathSigned: null,
      pathCounterSigned: null,
    });
    expect(await one('semplice')).toMatchObject({ status: 3, toSign: false });
    expect(await one('assente')).toMatchObject({ status: -1, urlDownload: null, toSign: false });
    const { body } = await ask(supervisor, contractDocuments);
    expect(body.map(({ fileName }: ContractDocument) => fileName)).not.toContain('assente.pdf');
  });

  it('one is a tagged PDF with the data of the school, frozen when it is handed out', async () => {
    const { bytes, pages, sha256 } = await documentOf('uno');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect(pages).toBeGreaterThan(3);
    expect(bytes.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(pages);
    expect(bytes.toString('latin1')).toContain('/MarkInfo');
    const text = pdfText(bytes);
    expect(text).toContain('SG10001');
    expect(text).toContain('17. Foro competente');
    await served.db.asOwner((tx) => tx.updateTable('school').set({ city: 'Altrove' }).execute());
    expect((await documentOf('uno')).sha256).toBe(sha256);
  });

  it('DOC-044 one without a file says that it is not available now', async () => {
    const answer = await ask(supervisor, contractPreview, { query: { filename: 'assente.pdf' } });
    expect(refusal(answer)).toEqual({ status: 404, code: 'notFound' });
    expect(answer.body.detail).toBe('Il file originale non è momentaneamente disponibile.');
    const none = await ask(supervisor, contractFile, { query: { filename: 'due.pdf', which: 'signature' } });
    expect(none.body.detail).toBe('Il file originale non è momentaneamente disponibile.');
  });
});

/** Runs the operator's command on a contract of the school. */
const operator = (file: string, ...more: string[]) =>
  runOperator(['contract', 'countersign', '--school', 'SG10001', '--contract', `${file}.pdf`, ...more], {
    OPERATOR_URL: served.url,
    OPERATOR_SECRET,
  });

describe('a signature', () => {
  it('SIGN-007 DOC-028 from the disk is accepted with its evidence, once for many copies', async () => {
    const { bytes, sha256 } = await documentOf('uno');
    const file = await signedBy(HEAD, bytes);
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => offline('uno', file, key)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual(answers[0]?.body);
    }
    const fileSha256 = createHash('sha256').update(file).digest('hex');
    expect(answers[0]?.body).toMatchObject({
      documentSha256: sha256,
      fileSha256,
      taxCode: HEAD,
      signer: 'Mario Rossi',
      by: 'supervisor.SG10001',
      how: 'offline',
    });
    expect(await one('uno')).toMatchObject({
      status: 1,
      toSign: false,
      pathSigned: '/contratti/SG10001/2026/uno.pdf.p7m',
    });
    const stored = await ask(supervisor, contractFile, {
      query: { filename: 'uno.pdf', which: 'signature' },
    });
    expect(stored.body.sha256).toBe(fileSha256);
    const report = await ask(supervisor, contractReport, { query: { filename: 'uno.pdf' } });
    expect(report.body).toMatchObject({ verdict: 'passed', contentSha256: sha256 });
    expect(refusal(await offline('uno', file))).toEqual({ status: 422, code: 'signatureRefused' });
  });

  it('P18 leaves a receipt: number, person, time, both digests, as a PDF and by mail', async () => {
    const { body } = await ask(supervisor, contractReceipt, { query: { filename: 'uno.pdf' } });
    const text = pdfText(Buffer.from(body.content, 'base64')).replace(/\n/g, '');
    const { documentSha256 } = { documentSha256: (await documentOf('uno')).sha256 };
    expect(text).toContain('F-2026-000001');
    expect(text).toContain(documentSha256);
    expect(text).toContain(HEAD);
    const mails = await openMails(served.db, ({ subject }) => subject.includes('F-2026-000001'));
    expect(mails).toHaveLength(1);
    for (const part of [documentSha256, 'Ricevuta n. F-2026-000001', 'Scuola: ', 'assistenza@example.org'])
      expect(mails[0]?.body).toContain(part);
    expect(mails[0]?.body).toMatch(/Firma accettata il \d\d\/\d\d\/\d{4} /);
    expect(mails[0]?.body).not.toContain('..');
  });

  it('DOC-029 is counter-signed by the provider: both signatures hold', async () => {
    await counterSignOne(
      {
        db: served.db,
        clock: served.clock,
        config: { dataDir, trustDir, demo: true, revocation: 'said', revocationAddresses: [] },
      },
      { customerCode: 'SG10001', fileName: 'uno.pdf' },
    );
    expect(await one('uno')).toMatchObject({
      status: 2,
      pathCounterSigned: '/contratti/SG10001/2026/uno.pdf.controfirmato.p7m',
    });
    const query = { filename: 'uno.pdf', which: 'counterSignature' } as const;
    expect((await ask(supervisor, contractFile, { query })).status).toBe(200);
  });

  it('is counter-signed by the operator, with the file that the provider signed around the school’s', async () => {
    const { bytes } = await documentOf('otto');
    const tried = (name: string, file: Buffer) => {
      writeFileSync(join(dataDir, name), file);
      return operator('otto', '--file', join(dataDir, name));
    };
    const unsigned = await tried('prima.p7m', await signedBy(PROVIDER, bytes));
    expect(unsigned).toEqual({
      code: 1,
      output: expect.stringContaining('non è firmato dalla scuola SG10001'),
    });
    await offline('otto', await signedBy(HEAD, bytes));
    const { body } = await ask(supervisor, contractFile, {
      query: { filename: 'otto.pdf', which: 'signature' },
    });
    const schools = Buffer.from(body.content, 'base64');
    // Each refusal is shown to the operator at once, and stays with the contract until a file is accepted.
    for (const [name, file, code] of [
      ['scuola.p7m', schools, 'school-alone'],
      ['fornitore.p7m', await signedBy(PROVIDER, bytes), 'without-school'],
      ['altro.p7m', await signedBy(PROVIDER, Buffer.from('altro')), 'other-content'],
      ['rotto.p7m', Buffer.from('nessuna firma'), 'not-a-signature'],
    ] as const) {
      const { say, next } = code.includes('school')
        ? refusalOf(code as 'school-alone')
        : refusalFor(code as 'other-content');
      expect(await tried(name, file)).toEqual({
        code: 1,
        output: `The provider refused (422): ${say} ${next}`,
      });
      expect(await one('otto')).toMatchObject({
        status: 1,
        counterRefusal: say,
        counterRefusedAt: expect.any(String),
      });
    }
    const both = await signedBy(PROVIDER, schools);
    expect(await tried('entrambe.p7m', both)).toEqual({
      code: 0,
      output: 'The counter-signature of otto.pdf of SG10001 was verified and kept; the school sees it.',
    });
    const kept = await one('otto');
    expect(kept).toMatchObject({ status: 2 });
    expect(kept).not.toHaveProperty('counterRefusedAt');
    const query = { filename: 'otto.pdf', which: 'counterSignature' } as const;
    const stored = await ask(supervisor, contractFile, { query });
    expect(stored.body.sha256).toBe(createHash('sha256').update(both).digest('hex'));
    expect((await tried('entrambe.p7m', both)).output).toContain('o è già controfirmato');
    expect((await operator('nessuno', '--file', join(dataDir, 'entrambe.p7m'))).code).toBe(1);
  });

  it('is not counter-signed where a word is missing, or the file is', async () => {
    expect(await operator('otto', '--file', '/nowhere.p7m')).toMatchObject({
      code: 2,
      output: expect.stringContaining('--file cannot be read'),
    });
    const none = await runOperator(['contract', 'countersign', '--school', 'SG10001'], {});
    expect(none).toMatchObject({ code: 2, output: expect.stringContaining('needs --contract') });
  });

  it('SIGN-006 SIGN-030 comes from either service', async () => {
    expect(await online('due', await credentials())).toMatchObject({
      status: 200,
      body: { how: 'sigillo', taxCode: HEAD },
    });
    expect(await online('n4', await credentials(8), 'firmachiara')).toMatchObject({
      status: 200,
      body: { how: 'firmachiara' },
    });
    expect(await one('due')).toMatchObject({ status: 1 });
  });

  it('leaves credentials in no table, whatever came of it', async () => {
    const typed = { ...(await credentials(8)), password: 'Segretissima-77' };
    const answer = await online('n5', typed);
    expect(answer.body).toMatchObject({ code: 'signatureRefused', current: { code: 'credentials' } });
    const good = await credentials(8);
    expect((await online('n5', good)).status).toBe(200);
    const dump = await served.db.asOwner(async (tx) => {
      const tables = await Promise.all([
        tx.selectFrom('audit_entry').selectAll().execute(),
        tx.selectFrom('idempotency').selectAll().execute(),
        tx.selectFrom('mail').selectAll().execute(),
        tx.selectFrom('job').selectAll().execute(),
        tx.selectFrom('document_signature').select(['how', 'signer', 'evidence', 'by_uid']).execute(),
      ]);
      return JSON.stringify(tables);
    });
    for (const secret of ['Segretissima-77', typed.otp, good.otp]) expect(dump).not.toContain(secret);
    expect(JSON.stringify(answer.body)).not.toContain('Segretissima-77');
  });

  it('DOC-038 DOC-039 needs both clauses, which the signer has accepted beforehand', async () => {
    const { bytes } = await documentOf('tre');
    const file = await signedBy(HEAD, bytes);
    expect((await offline('tre', file)).body.current).toMatchObject({ code: 'clauses' });
    const accept = (clausola2: boolean) =>
      ask(supervisor, contractClauses, { body: { fileName: 'tre.pdf', clausola1: true, clausola2 } });
    await accept(false);
    expect((await offline('tre', file)).body.current).toMatchObject({ code: 'clauses' });
    expect((await online('tre', await credentials())).body.current).toMatchObject({ code: 'clauses' });
    await accept(true);
    const acceptedBy = (clauses_by: string | null) =>
      served.db.asOwner((tx) =>
        tx.updateTable('contract_document').set({ clauses_by }).where('file_name', '=', 'tre.pdf').execute(),
      );
    await acceptedBy('docente.SG10001');
    expect(await one('tre')).toMatchObject({ clausole: [false, false] });
    expect((await offline('tre', file)).body.current).toMatchObject({ code: 'clauses' });
    await accept(true);
    expect(await one('tre')).toMatchObject({ clausole: [true, true] });
    expect(await offline('tre', file)).toMatchObject({ status: 200 });
    expect(refusal(await accept(false))).toEqual({ status: 409, code: 'conflict' });
  });

  it('says that there is nobody to sign, with where to mend it', async () => {
    const change = (codice_fiscale: string | null) =>
      served.db.asOwner((tx) =>
        tx.updateTable('account').set({ codice_fiscale }).where('uid', '=', 'docente.SG10001').execute(),
      );
    const typed = await credentials();
    await change(null);
    const { body } = await online('n6', typed);
    await change(HEAD);
    expect(body.current).toMatchObject({ code: 'no-signer', action: 'users' });
  });

  it('P15 a document that was replaced meanwhile is not signed in its old version', async () => {
    const { bytes } = await documentOf('n6');
    const file = await signedBy(HEAD, bytes);
    await served.db.asOwner((tx) =>
      tx
        .updateTable('contract_document')
        .set({ document_id: null })
        .where('file_name', '=', 'n6.pdf')
        .execute(),
    );
    served.clock.move(1000);
    expect((await offline('n6', file)).body.current).toMatchObject({
      code: 'other-content',
      action: 'download',
    });
  });

  it('P13 of many takes one authorisation; what fails says why and stays to be signed', async () => {
    const body = { ...(await credentials()), provider: 'sigillo', fileNames: ['n6.pdf', 'n7.pdf'] } as const;
    const wrong = await ask(supervisor, contractsSignMany, { body: { ...body, otp: '000000' } });
    expect(wrong.body.current).toMatchObject({ code: 'otp' });
    const { body: outcomes } = await ask(supervisor, contractsSignMany, { body });
    expect(outcomes).toMatchObject([
      { fileName: 'n6.pdf', receipt: { how: 'sigillo' } },
      { fileName: 'n7.pdf', receipt: { how: 'sigillo' } },
    ]);
  });
});

it('SIGN-009 SIGN-010 SIGN-029 long user names and short passwords are sent to the service as they are', async () => {
  const typed = { ...(await credentials()), username: 'x'.repeat(40), password: 'y' };
  const { body } = await online('lungo', typed);
  // The service does not know them.
  expect(body.current).toMatchObject({ code: 'credentials' });
});
