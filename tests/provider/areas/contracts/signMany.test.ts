import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../../../contract/contracts/contractDocument';
import {
  contractDocumentsV2,
  contractRead,
  contractsSignMany,
} from '../../../../contract/contracts/endpoints';
import { type OtherRefusal, refusalOf } from '../../../../contract/signing/refusal';
import type { OnlineSigner } from '../../../../provider/signing/online/onlineSigner';
import { demoAuthority, issueTo } from '../../../../provider/signing/sign/demoAuthority';
import { signWhole } from '../../../../provider/signing/sign/signWhole';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { ask } from '../../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../../fixtures/identityProvider';
import { metric } from '../../../fixtures/metric';
import { type SignedIn, signIn } from '../../../fixtures/signIn';

const SUPERVISOR = 'supervisor.SG10001';
const HEAD = 'RSSMRA80A01H501U';
const dataDir = mkdtempSync(join(tmpdir(), 'sign-many-'));
const names = Array.from({ length: 10 }, (_, place) => `contratto-${place}.pdf`);
/** Result of the service by document position: nothing, or a replacement for its signature. */
type Instead = Buffer | 'nothing' | undefined;
let inPlaceOf = async (_place: number): Promise<Instead> => undefined;
let authorisations = 0;

const service: OnlineSigner = {
  name: 'sigillo',
  sign: () => Promise.reject(new Error('many are signed here')),
  signMany: async (documents) => {
    authorisations += 1;
    const at = new Date();
    const person = { taxCode: HEAD, givenName: 'Mario', surname: 'Rossi' };
    const signer = await issueTo(person, demoAuthority(dataDir, at), at);
    const files: (Buffer | undefined)[] = [];
    for (const [place, document] of documents.entries()) {
      const other = await inPlaceOf(place);
      files.push(other === 'nothing' ? undefined : (other ?? signWhole(document, signer, at)));
    }
    return files;
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
  });
  supervisor = await signIn(served.url, SUPERVISOR, PASSWORD);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeEach(async () => {
  authorisations = 0;
  inPlaceOf = async () => undefined;
  await served.db.asOwner(async (tx) => {
    await tx.deleteFrom('contract_document').execute();
    await tx
      .insertInto('contract_document')
      .values(
        names.map((file_name) => ({
          customer_code: 'SG10001',
          file_name,
          name: file_name,
          type: 'S' as const,
          anno: '2026/2027',
          status: 0 as const,
          clausola1: true,
          clausola2: true,
          clauses_by: SUPERVISOR,
          created_at: new Date(),
        })),
      )
      .execute();
  });
});

const signAll = () =>
  ask(supervisor, contractsSignMany, {
    body: { username: 'ds', password: 'x', otp: '123456', provider: 'sigillo', fileNames: names },
  });
const toSign = async () =>
  ((await ask(supervisor, contractDocumentsV2)).body as ContractDocument[])
    .filter((document) => document.toSign)
    .map(({ fileName }) => fileName);

describe('P13 many contracts, signed with one authorisation', () => {
  it.each<[string, Instead, OtherRefusal]>([
    ['signs nothing in its place', 'nothing', 'service-unavailable'],
    ['answers with something else', Buffer.from('no signature'), 'service-untrustworthy'],
  ])('are signed but the one where the service %s', async (_, instead, code) => {
    inPlaceOf = async (place) => (place === 6 ? instead : undefined);
    const { status, body } = await signAll();
    expect(status).toBe(200);
    expect(authorisations).toBe(1);
    expect(body).toHaveLength(10);
    const failed = 'contratto-6.pdf';
    for (const outcome of body) {
      if (outcome.fileName === failed)
        expect(outcome).toEqual({ fileName: failed, refusal: refusalOf(code) });
      else expect(outcome.receipt).toMatchObject({ how: 'sigillo', taxCode: HEAD });
    }
    expect(await toSign()).toEqual([failed]);
  });

  it('are signed but the one that was replaced while the service signed it', async () => {
    inPlaceOf = async (place) => {
      if (place === 3)
        await served.db.asOwner((tx) =>
          tx
            .updateTable('contract_document')
            .set({ document_id: null })
            .where('file_name', '=', 'contratto-3.pdf')
            .execute(),
        );
      return undefined;
    };
    const { body } = await signAll();
    const outcomes = body as readonly { fileName: string; refusal?: object; receipt?: object }[];
    expect(outcomes.filter(({ receipt }) => receipt)).toHaveLength(9);
    expect(outcomes[3]).toEqual({ fileName: 'contratto-3.pdf', refusal: refusalOf('replaced') });
    expect(await toSign()).toEqual(['contratto-3.pdf']);
  });

  it('are signed but the one that was signed meanwhile, which says so; signed again, all say so', async () => {
    const meanwhile = 'contratto-4.pdf';
    await served.db.asOwner((tx) =>
      tx.updateTable('contract_document').set({ status: 1 }).where('file_name', '=', meanwhile).execute(),
    );
    const { status, body } = await signAll();
    expect(status).toBe(200);
    expect((body as { fileName: string }[]).map(({ fileName }) => fileName)).toEqual(names);
    for (const outcome of body)
      if (outcome.fileName === meanwhile)
        expect(outcome).toEqual({ fileName: meanwhile, refusal: refusalOf('already-signed') });
      else expect(outcome.receipt).toMatchObject({ taxCode: HEAD });
    const again = await signAll();
    expect(again.body).toEqual(names.map((fileName) => ({ fileName, refusal: refusalOf('already-signed') })));
    expect(authorisations).toBe(1);
  });

  it('are all left as they were where the service signs none, and it says so once', async () => {
    inPlaceOf = async () => 'nothing';
    const series = 'sportello_signatures_total{way="online",outcome="refused",reason="service-unavailable"}';
    const before = await metric(served.db, series);
    expect((await signAll()).body).toMatchObject({
      code: 'signatureRefused',
      current: { code: 'service-unavailable' },
    });
    expect(await toSign()).toEqual(names);
    expect(await metric(served.db, series)).toBe(before + names.length);
  });
});

it('P13 remembers for a person what was read, until there is another version of it', async () => {
  const fileName = 'contratto-1.pdf';
  const say = (read: boolean) => ask(supervisor, contractRead, { body: { fileName, read } });
  const isRead = async () =>
    ((await ask(supervisor, contractDocumentsV2)).body as ContractDocument[]).find(
      (one) => one.fileName === fileName,
    )?.read ?? false;
  const version = (document_id: string | null) =>
    served.db.asOwner((tx) =>
      tx.updateTable('contract_document').set({ document_id }).where('file_name', '=', fileName).execute(),
    );
  expect(await isRead()).toBe(false);
  for (const read of [true, true, false, true]) {
    expect((await say(read)).status).toBeLessThan(300);
    expect(await isRead()).toBe(read);
  }
  const known = await served.db.asOwner((tx) =>
    tx.selectFrom('document_reading').select(['uid', 'document_id']).execute(),
  );
  expect(known).toMatchObject([{ uid: SUPERVISOR }]);
  await version(null);
  expect(await isRead()).toBe(false);
  await version(known[0]?.document_id ?? null);
  expect(await isRead()).toBe(true);
});
