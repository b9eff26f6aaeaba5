import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../../../contract/contracts/contractDocument';
import {
  contractDocumentsV2,
  contractPreview,
  contractSignOffline,
} from '../../../../contract/contracts/endpoints';
import { counterSignOne } from '../../../../provider/areas/contracts/counterSignOne';
import { makeReceipt, receiptLines } from '../../../../provider/documents/signatureReceipt';
import { receiptWords } from '../../../../provider/i18n/receipt.it';
import { type Evidence, isSame, taskOf } from '../../../../provider/signing/evidence';
import { demoAuthority, issueTo } from '../../../../provider/signing/sign/demoAuthority';
import { signWhole } from '../../../../provider/signing/sign/signWhole';
import { verifyInWorker } from '../../../../provider/signing/worker/verifyInWorker';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { addressOf, answerOf, ask } from '../../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { pdfText } from '../../../fixtures/pdfText';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const PROVIDER = 'BRNLCU70A01H501N';
const HEAD = 'RSSMRA80A01H501U';
const dataDir = mkdtempSync(join(tmpdir(), 'sign-offline-'));
const served = servedForTests({ config: { dataDir, demo: true } });
let supervisor: SignedIn;

const row = (name: string) => ({
  customer_code: 'SG10001',
  file_name: `${name}.pdf`,
  name,
  type: 'S' as const,
  anno: '2026/2027',
  status: 0 as const,
  created_at: new Date(),
});

beforeAll(async () => {
  await buildStale('provider');
  await served.db.asOwner(async (tx) => {
    await tx
      .updateTable('account')
      .set({ codice_fiscale: HEAD })
      .where('uid', '=', 'docente.SG10001')
      .execute();
    await tx
      .insertInto('office')
      .values({ customer_code: 'SG10001', office: 'DS', uid: 'docente.SG10001' })
      .execute();
    await tx
      .insertInto('contract_document')
      .values(
        ['servizi', 'due-firme'].map((name) => ({
          ...row(name),
          clausola1: true,
          clausola2: true,
          clauses_by: 'supervisor.SG10001',
        })),
      )
      .execute();
  });
  supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const one = async (name: string) =>
  ((await ask(supervisor, contractDocumentsV2)).body as ContractDocument[]).find(
    ({ fileName }) => fileName === `${name}.pdf`,
  );
const documentOf = async (name: string) => {
  const { body } = await ask(supervisor, contractPreview, { query: { filename: `${name}.pdf` } });
  return Buffer.from(body.content, 'base64');
};
async function signedBy(taxCode: string, document: Buffer): Promise<Buffer> {
  const at = new Date();
  const person = { taxCode, givenName: 'Mario', surname: 'Rossi' };
  return signWhole(document, await issueTo(person, demoAuthority(dataDir, at), at), at);
}
async function offline(name: string, bytes: Uint8Array) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ type: 'S', fileName: `${name}.pdf`, isServizi: 'true' }))
    form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), 'x.p7m');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const address = addressOf(contractSignOffline, { params: { id: '2026' } });
  return answerOf(await supervisor.fetch(address, { method: 'POST', body: form, headers }));
}

const YEARS = 365 * 86_400_000;
/** Counter-signs as the provider's staff four years later: today's certificates have expired. */
const counterSignedLater = (file?: Buffer) =>
  counterSignOne(
    {
      db: served.db,
      clock: { now: () => new Date(Date.now() + 4 * YEARS) },
      config: { dataDir, trustDir: dataDir, demo: true, revocation: 'said', revocationAddresses: [] },
    },
    { customerCode: 'SG10001', fileName: 'servizi.pdf', ...(file && { file }) },
  );
const keptFile = (kind: 'signature' | 'counterSignature') =>
  served.db.asOwner((tx) =>
    tx
      .selectFrom('document_signature')
      .select(['file', 'evidence'])
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow(),
  );

describe('the space of a school', () => {
  it('is needed for a signed file from the disk: without it the file is refused, and the document stays to be signed', async () => {
    const limit = (mostBytes: number) =>
      served.db.asOwner((tx) =>
        tx
          .insertInto('school_space')
          .values({ customer_code: 'SG10001', most_bytes: mostBytes })
          .onConflict((known) => known.column('customer_code').doUpdateSet({ most_bytes: mostBytes }))
          .execute(),
      );
    const signed = await signedBy(HEAD, await documentOf('servizi'));
    await limit(signed.length - 1);
    const answer = await offline('servizi', signed);
    expect(answer.body).toMatchObject({ status: 413, code: 'quotaReached' });
    expect(await one('servizi')).toMatchObject({ status: 0 });
    // Errors of the signature take precedence.
    const other = await offline('servizi', await signedBy(PROVIDER, await documentOf('servizi')));
    expect(other.body.code).toBe('signatureRefused');
    await served.db.asOwner((tx) => tx.deleteFrom('school_space').execute());
  });
});

describe('a file that a colleague has signed too', () => {
  it('is accepted, inside or outside, and the answer, the receipt and its mail name the colleague', async () => {
    const bytes = await documentOf('due-firme');
    const { body } = await offline('due-firme', await signedBy(HEAD, await signedBy(PROVIDER, bytes)));
    expect(body).toMatchObject({ taxCode: HEAD, others: ['Mario Rossi'] });
    const said = receiptWords.others(['Mario Rossi']);
    const receipt = await makeReceipt(body, new Date(), 'contract');
    expect(pdfText(receipt).replace(/\s+/g, ' ')).toContain(said);
    expect(receiptLines(body)).toContain(said);
    await served.db.asOwner((tx) => tx.deleteFrom('document_signature').execute());
  });
});

describe('a signature', () => {
  it('SIGN-018 SIGN-027 P15 from the disk is a .p7m (CAdES) of this document, unchanged, and nothing else', async () => {
    const bytes = await documentOf('servizi');
    const changed = await signedBy(HEAD, bytes);
    changed[changed.indexOf('Contratto') + 1] = 0x58;
    for (const [file, code] of [
      [bytes, 'pdf'],
      [Buffer.concat([bytes, Buffer.from('/ByteRange [0 1 2 3]')]), 'pades'],
      [Buffer.from('<?xml version="1.0"?><Signature/>'), 'xml'],
      [await signedBy(HEAD, Buffer.from('altro')), 'other-content'],
      [changed, 'content-altered'],
    ] as const)
      expect((await offline('servizi', file)).body).toMatchObject({
        code: 'signatureRefused',
        current: { code },
      });
    expect(await one('servizi')).toMatchObject({ status: 0, toSign: true });
  });

  it('that was accepted may be counter-signed after its certificate expired; one of an expired certificate may not', async () => {
    await offline('servizi', await signedBy(HEAD, await documentOf('servizi')));
    const schools = Buffer.from((await keptFile('signature')).file);
    expect(await counterSignedLater(await signedBy(PROVIDER, schools))).toMatchObject({
      state: 'refused',
      refusal: { code: 'certificate-expired' },
    });
    expect(await counterSignedLater()).toEqual({ state: 'kept' });
    const { file, evidence } = await keptFile('counterSignature');
    const kept = evidence as unknown as Evidence;
    expect(isSame(kept, await verifyInWorker(taskOf(kept, { bytes: file })))).toBe(true);
  });

  it.each(['S', 'RS', 'C', 'R', 'V', 'L'] as const)(
    'DOC-038 needs both clauses for a contract of the type %s',
    async (type) => {
      for (const clausola1 of [true, false]) {
        const name = `clausole-${type}-${clausola1}`;
        await served.db.asOwner((tx) =>
          tx
            .insertInto('contract_document')
            .values({
              ...row(name),
              clausola1,
              clausola2: !clausola1,
              clauses_by: 'supervisor.SG10001',
              type,
            })
            .execute(),
        );
        expect((await offline(name, Buffer.from('x'))).body.current).toMatchObject({ code: 'clauses' });
      }
    },
  );
});
