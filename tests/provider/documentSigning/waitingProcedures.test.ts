import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  preservationDocument,
  preservationGenerate,
  preservationManagerRead,
  preservationManagerWrite,
  preservationSignOffline,
  preservationStatus,
} from '../../../contract/preservation/endpoints';
import { documentIn, isLoading } from '../../../contract/preservation/procedure';
import { procedureList } from '../../../contract/procedures/endpoints';
import {
  assigneeOf,
  isBanner,
  type ProcedureInProgress,
} from '../../../contract/procedures/procedureInProgress';
import { spidRequestRead } from '../../../contract/spid/endpoints';
import {
  spidRequestDocument,
  spidRequestSignOffline,
} from '../../../contract/spid/spidRequestDocumentEndpoints';
import { storeByProcedure } from '../../../provider/areas';
import { runOperator } from '../../../provider/cli/runOperator';
import { readConfig } from '../../../provider/config';
import { revocationWorker } from '../../../provider/documentSigning/revocationWorker';
import { demoAuthority, demoAuthorityFolder, issueTo } from '../../../provider/signing/sign/demoAuthority';
import { signWhole } from '../../../provider/signing/sign/signWhole';
import { buildStale } from '../../../scripts/lib/build.mjs';
import { answerOf, ask } from '../../fixtures/ask';
import { doDueJobs } from '../../fixtures/dueJobs';
import { eventually } from '../../fixtures/eventually';
import { OPERATOR_SECRET } from '../../fixtures/identityProvider';
import { openMails } from '../../fixtures/openMails';
import { HEAD, MANAGER, preservationSchool } from '../../fixtures/preservationSchool';
import { workshop } from '../../fixtures/signatures/openssl';
import { revoke } from '../../fixtures/signatures/people';
import { withPending } from '../../fixtures/withPending';

const made = workshop();
const checked = { revocation: 'checked' as const, trustDir: made.folder };
const school = preservationSchool(checked);
const supervisor = () => school.as('supervisor.SG10001');
const head = { cf: HEAD.codice_fiscale, givenName: HEAD.cn, surname: HEAD.sn };

beforeAll(() => buildStale('provider'), 120_000);
afterAll(() => made.remove());

async function signed(pdf: string): Promise<Buffer> {
  const at = school.clock.now();
  const person = { taxCode: head.cf, givenName: head.givenName, surname: head.surname };
  return signWhole(
    Buffer.from(pdf, 'base64'),
    await issueTo(person, demoAuthority(school.dataDir, at), at),
    at,
  );
}
async function upload(path: string, file: Buffer, fields: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]), 'firmato.p7m');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  return answerOf(await supervisor().fetch(path, { method: 'POST', body: form, headers }));
}
/** Adds the list of the demo's authority to the trusted ones, so that its certificates can be checked. */
async function checkWithList(): Promise<void> {
  const from = demoAuthorityFolder(school.dataDir);
  made.openssl('pkey', '-in', join(from, 'authority.key'), '-out', 'demo.key');
  made.openssl('x509', '-in', join(from, 'authority.crt'), '-inform', 'DER', '-out', 'demo.crt');
  revoke(made, 'list', 'demo', []);
  const { db, clock, dataDir } = school;
  const config = { ...readConfig({}), ...checked, dataDir };
  const log = (message: string) => expect.fail(message);
  clock.move(60_000);
  expect(
    await doDueJobs(db, clock, revocationWorker({ db, clock, config, log, procedures: storeByProcedure })),
  ).toBe(1);
}

/** Returns the state of a kind among the procedures of the school, and whose turn it is. */
async function mine(kind: string) {
  const { body } = await ask(supervisor(), procedureList);
  return body
    .filter((one: ProcedureInProgress) => one.kind === kind)
    .map((one: ProcedureInProgress) => [one.state, assigneeOf(one), isBanner(one)]);
}

describe('a signature that waits for its authority', () => {
  const request = async () => (await ask(supervisor(), spidRequestRead)).body;

  it('holds up the request to the agency until it counts, and then goes on by itself', async () => {
    const args = ['spid', 'set', '--school', 'SG10001', '--status', 'DA_FIRMARE'];
    await runOperator(args, { OPERATOR_URL: school.url, OPERATOR_SECRET });
    const { body } = await ask(supervisor(), spidRequestDocument);
    const answer = await upload(spidRequestSignOffline.path, await signed(body.content));
    expect(answer.body).toMatchObject({ waiting: true });
    expect(await request()).toMatchObject({ statusRichiesta: 'DA_FIRMARE', pending: { state: 'waiting' } });
    expect(await mine('spidRequest')).toEqual([['checking', 'nobody', false]]);
    await checkWithList();
    expect(await request()).toMatchObject({ statusRichiesta: 'PRESA_IN_CARICO', firmatario: 'Anna Rossi' });
    expect((await request()).pending).toBeUndefined();
    expect(await openMails(school.db, ({ subject }) => subject.includes('Ricevuta di firma'))).toHaveLength(
      1,
    );
  });

  it('leaves a document of preservation unsigned until it counts, and then there is a mail', async () => {
    const status = async () => (await ask(supervisor(), preservationStatus)).body;
    const { etag } = await ask(supervisor(), preservationManagerRead);
    await ask(supervisor(), preservationManagerWrite, { body: MANAGER, ...(etag && { ifMatch: etag }) });
    await ask(supervisor(), preservationGenerate);
    await eventually(async () => expect(isLoading(await status())).toBe(false));
    // Removes the previous list: the status of the certificates is unknown.
    for (const name of ['list.crl', 'demo.crt', 'list.index']) made.write(name, '');
    const params = { tipoDocumento: 'Contratto' } as const;
    const { body } = await ask(supervisor(), preservationDocument, { params: params as never });
    const file = await signed(body.content);
    expect((await upload(preservationSignOffline.path, file, params)).body).toMatchObject({ waiting: true });
    expect(documentIn(await status(), 'Contratto')).toMatchObject({ state: 'waiting', signedAt: undefined });
    expect((await upload(preservationSignOffline.path, file, params)).body.current).toMatchObject({
      code: 'awaiting-revocation',
    });
    expect(await mine('preservation')).toEqual([['signing', 'school', true]]);
    const allWait = await withPending(school.db, 'waiting', () => mine('preservation'));
    expect(allWait).toEqual([['checking', 'nobody', false]]);
    const oneWaits = await withPending(school.db, 'refused', () => mine('preservation'));
    expect(oneWaits).toEqual([['signing', 'school', true]]);
    await checkWithList();
    expect(documentIn(await status(), 'Contratto')).toMatchObject({ state: 'signed', pending: undefined });
    expect(await openMails(school.db, ({ subject }) => subject.includes('Contratto'))).toHaveLength(1);
  });
});
