import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../../../contract/contracts/contractDocument';
import {
  contractDocumentsV2,
  contractPreview,
  contractRead,
  contractSignOffline,
  contractSignOnline,
  contractsSignMany,
} from '../../../../contract/contracts/endpoints';
import { refusalOf } from '../../../../contract/signing/refusal';
import type { OnlineSigner } from '../../../../provider/signing/online/onlineSigner';
import { demoAuthority, issueTo } from '../../../../provider/signing/sign/demoAuthority';
import { signWhole } from '../../../../provider/signing/sign/signWhole';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { addressOf, answerOf, ask } from '../../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { imagePdf, onePagePdf, textPdf } from '../../../fixtures/writePdf';

const SUPERVISOR = 'supervisor.SG10001';
const HEAD = 'RSSMRA80A01H501U';
const dataDir = mkdtempSync(join(tmpdir(), 'unreadable-'));
const stored = (name: string) => readFileSync(new URL(`../../../fixtures/pdf/${name}.pdf`, import.meta.url));

/** Documents as an earlier release stored them, without checking. */
const documents = {
  'leggibile.pdf': [textPdf('Contratto'), undefined],
  'password.pdf': [stored('password-utente-scuola'), 'password'],
  'xfa.pdf': [stored('modulo-xfa'), 'xfa'],
  'vuoto.pdf': [Buffer.alloc(0), 'empty'],
  'bianco.pdf': [onePagePdf(), 'blank'],
  'immagine.pdf': [
    imagePdf('/Width 9/Height 9/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/JPXDecode', 'x'),
    'undrawn',
  ],
} as const;
const names = Object.keys(documents);
const unreadable = names.filter((name) => name !== 'leggibile.pdf');

const sign = async (document: Buffer) => {
  const at = new Date();
  const person = { taxCode: HEAD, givenName: 'Mario', surname: 'Rossi' };
  return signWhole(document, await issueTo(person, demoAuthority(dataDir, at), at), at);
};
/** Number of documents passed to the service. */
let handed = 0;
const service: OnlineSigner = {
  name: 'sigillo',
  sign: (document) => {
    handed += 1;
    return sign(document);
  },
  signMany: (all) => {
    handed += all.length;
    return Promise.all(all.map(sign));
  },
};
const served = servedForTests({ config: { dataDir, demo: true }, signers: [service] });
let supervisor: SignedIn;

beforeAll(async () => {
  await buildStale('provider');
  await served.db.asOwner(async (tx) => {
    await tx
      .updateTable('account')
      .set({ codice_fiscale: HEAD, sn: 'Rossi', cn: 'Mario' })
      .where('uid', '=', 'docente.SG10001')
      .execute();
    await tx
      .insertInto('office')
      .values({ customer_code: 'SG10001', office: 'DS', uid: 'docente.SG10001' })
      .execute();
    for (const [file_name, [content]] of Object.entries(documents)) {
      const id = crypto.randomUUID();
      const about = { customer_code: 'SG10001', name: file_name, file_name };
      const sha256 = createHash('sha256').update(content).digest('hex');
      await tx
        .insertInto('frozen_document')
        .values({ ...about, id, sha256, pages: 1, content, frozen_at: new Date(), legibility: null })
        .execute();
      await tx
        .insertInto('contract_document')
        .values({
          ...about,
          document_id: id,
          brought: true,
          type: 'S',
          anno: '2026/2027',
          status: 0,
          clausola1: true,
          clausola2: true,
          clauses_by: SUPERVISOR,
          created_at: new Date(),
        })
        .execute();
      // Recorded when the console still allowed it.
      await tx
        .insertInto('document_reading')
        .values({ customer_code: 'SG10001', uid: SUPERVISOR, document_id: id, read_at: new Date() })
        .execute();
    }
  });
  supervisor = await signIn(served.url, SUPERVISOR, PASSWORD);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const credentials = { username: 'ds', password: 'x', otp: '123456', provider: 'sigillo' } as const;
const list = async () =>
  new Map(
    ((await ask(supervisor, contractDocumentsV2)).body as ContractDocument[]).map((one) => [
      one.fileName,
      one,
    ]),
  );
async function offline(fileName: string) {
  const { body } = await ask(supervisor, contractPreview, { query: { filename: fileName } });
  const form = new FormData();
  for (const [field, value] of Object.entries({ type: 'S', fileName, isServizi: 'true' }))
    form.append(field, value);
  form.append('file', new Blob([new Uint8Array(await sign(Buffer.from(body.content, 'base64')))]), 'x.p7m');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const address = addressOf(contractSignOffline, { params: { id: '2026' } });
  return answerOf(await supervisor.fetch(address, { method: 'POST', body: form, headers }));
}

describe('a document that nobody can read, stored before documents were examined', () => {
  it.for(unreadable)('is not signed, in any way: %s', async (fileName) => {
    const refused = { code: 'signatureRefused', current: refusalOf('unreadable-document') };
    expect((await offline(fileName)).body).toMatchObject(refused);
    const online = await ask(supervisor, contractSignOnline, {
      params: { id: '2026' },
      query: { isServizi: 'true', fileName },
      body: credentials,
    });
    expect(online.body).toMatchObject(refused);
    expect(handed, 'the service was handed nothing').toBe(0);
  });

  it.for(unreadable)('does not count as read, and the list says why: %s', async (fileName) => {
    const { status, body } = await ask(supervisor, contractRead, { body: { fileName, read: true } });
    expect([status, body.code]).toEqual([422, 'signatureRefused']);
    const one = (await list()).get(fileName);
    expect([one?.read, one?.unreadable]).toEqual([
      undefined,
      documents[fileName as keyof typeof documents][1],
    ]);
  });

  it('keeps none of the others from being read and signed with one authorisation', async () => {
    const { status } = await ask(supervisor, contractRead, {
      body: { fileName: 'leggibile.pdf', read: true },
    });
    expect(status).toBe(204);
    expect((await list()).get('leggibile.pdf')).toMatchObject({ read: true, toSign: true });
    const { body } = await ask(supervisor, contractsSignMany, { body: { ...credentials, fileNames: names } });
    expect(handed).toBe(1);
    for (const outcome of body)
      if (outcome.fileName === 'leggibile.pdf') expect(outcome.receipt).toMatchObject({ taxCode: HEAD });
      else expect(outcome.refusal).toEqual(refusalOf('unreadable-document'));
    const left = [...(await list()).values()].filter(({ toSign }) => toSign).map(({ fileName }) => fileName);
    expect(left.sort()).toEqual([...unreadable].sort());
  });
});
