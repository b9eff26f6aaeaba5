import { describe, expect, it } from 'vitest';
import {
  preservationDocument,
  preservationGenerate,
  preservationManagerRead,
  preservationManagerWrite,
  preservationStatus,
} from '../../../../contract/preservation/endpoints';
import { documentIn, isLoading } from '../../../../contract/preservation/procedure';
import { procedureList } from '../../../../contract/procedures/endpoints';
import { resizingPdf, resizingStatus } from '../../../../contract/resizing/endpoints';
import {
  signatureRequestDocument,
  signatureRequestRead,
  signatureRequestSend,
  signatureRequestSignOffline,
} from '../../../../contract/signing/signatureRequestEndpoints';
import type { PendingProcedure } from '../../../../contract/signing/signing';
import { spidRequestRead } from '../../../../contract/spid/endpoints';
import { spidRequestDocument } from '../../../../contract/spid/spidRequestDocumentEndpoints';
import { practiceList, practicePdf } from '../../../../contract/transfer/endpoints';
import { runOperator } from '../../../../provider/cli/runOperator';
import type { Database } from '../../../../provider/db/database';
import { buildStale } from '../../../../scripts/lib/build.mjs';
import { addressOf, answerOf, ask } from '../../../fixtures/ask';
import { eventually } from '../../../fixtures/eventually';
import { OPERATOR_SECRET, PASSWORD, passwordHash } from '../../../fixtures/identityProvider';
import { HEAD, MANAGER, preservationSchool } from '../../../fixtures/preservationSchool';
import { HEAD as NAMED } from '../../../fixtures/resizingSchools';
import { signedElsewhere } from '../../../fixtures/signedElsewhere';
import { type SignedIn, signIn } from '../../../fixtures/signIn';
import { SOURCE, transfers } from '../../../fixtures/transfers';

interface School {
  readonly db: Database;
  readonly url: string;
  readonly clock: Parameters<typeof signedElsewhere>[0]['clock'];
  readonly dataDir: string;
  readonly as: (uid: string) => SignedIn;
}

/** Lets the head sign in, who has no right but that of their own requests. */
async function headOf({ db, url }: School, uid: string): Promise<SignedIn> {
  const password_hash = await passwordHash();
  const change = { password_hash, email: 'preside@example.org' };
  await db.asOwner((tx) => tx.updateTable('account').set(change).where('uid', '=', uid).execute());
  return signIn(url, uid, PASSWORD);
}

/** Asks the head for a signature, who reads and signs the document, and nothing else, with the request. */
async function signFromElsewhere(
  school: School,
  head: SignedIn,
  procedure: PendingProcedure,
  fileName: string,
  taxCode: string,
) {
  const supervisor = school.as('supervisor.SG10001');
  const send = () => ask(supervisor, signatureRequestSend, { body: { procedure, fileNames: [fileName] } });
  const { status, body } = await send();
  expect([status, body.detail]).toEqual([200, undefined]);
  expect((await send()).status).toBe(409);
  const params = { id: body.id as string };
  const read = () => ask(head, signatureRequestRead, { params });
  expect((await read()).body).toMatchObject({ procedure, own: true, documents: [{ state: 'toSign' }] });
  const { content } = (await ask(head, signatureRequestDocument, { params, query: { fileName } })).body;
  const upload = async (file: Buffer) => {
    const form = new FormData();
    form.append('fileName', fileName);
    form.append('file', new Blob([new Uint8Array(file)]), 'firmato.p7m');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const address = addressOf(signatureRequestSignOffline, { params });
    return answerOf(await head.fetch(address, { method: 'POST', body: form, headers }));
  };
  const others = await upload(await signedElsewhere(school, content, 'BNCNNA75C41F205X'));
  expect(others.body.current).toMatchObject({ code: 'other-person' });
  const file = await signedElsewhere(school, content, taxCode);
  const signed = await upload(file);
  expect([signed.status, signed.body.detail]).toEqual([200, undefined]);
  expect((await upload(file)).status).toBe(422);
  expect((await read()).body).toMatchObject({ state: 'signed', documents: [{ state: 'signed' }] });
  const mine = (await ask(head, procedureList)).body.filter(({ id }: { id: string }) => id === params.id);
  expect(mine).toMatchObject([{ kind: 'signatureRequest', state: 'signed' }]);
}

describe('a request to sign documents of a service', () => {
  const school = preservationSchool();
  const supervisor = () => school.as('supervisor.SG10001');

  it('is for those of preservation that the head signs, and no others', async () => {
    await buildStale('provider');
    const head = await headOf(school, 'preside.SG10001');
    const { etag } = await ask(supervisor(), preservationManagerRead);
    await ask(supervisor(), preservationManagerWrite, { body: MANAGER, ...(etag && { ifMatch: etag }) });
    await ask(supervisor(), preservationGenerate);
    const status = async () => (await ask(supervisor(), preservationStatus)).body;
    await eventually(async () => expect(isLoading(await status())).toBe(false));
    const named = async (kind: 'Contratto' | 'Affidamento') => documentIn(await status(), kind).filename;
    await signFromElsewhere(school, head, 'preservation', await named('Contratto'), HEAD.codice_fiscale);
    expect(documentIn(await status(), 'Contratto').state).toBe('signed');
    const body = { procedure: 'preservation' as const, fileNames: [await named('Affidamento')] };
    const refused = await ask(supervisor(), signatureRequestSend, { body });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining('non è da firmare a cura di Anna Rossi'),
    ]);
    expect((await ask(head, preservationDocument, { params: { tipoDocumento: 'Contratto' } })).status).toBe(
      403,
    );
  });

  it('is for the request to the agency', async () => {
    const head = await headOf(school, 'preside.SG10001');
    const args = ['spid', 'set', '--school', 'SG10001', '--status', 'DA_FIRMARE'];
    await runOperator(args, { OPERATOR_URL: school.url, OPERATOR_SECRET });
    const { name } = (await ask(supervisor(), spidRequestDocument)).body;
    await signFromElsewhere(school, head, 'spidRequest', name, HEAD.codice_fiscale);
    expect((await ask(supervisor(), spidRequestRead)).body.statusRichiesta).toBe('PRESA_IN_CARICO');
  });
});

describe('a request to sign the document of a procedure', () => {
  const school = transfers();
  const supervisor = () => school.as('supervisor.SG10001');

  it('is for a transfer, which goes on by the signature', async () => {
    await school.toDocument();
    const head = await headOf(school.schools, 'rossi.SG10001');
    const which = { customer: 'SG10001', codMin: SOURCE, area: 'Didattica' } as const;
    const { name } = (await ask(supervisor(), practicePdf, { query: which })).body;
    await signFromElsewhere(school.schools, head, 'transfer', name, NAMED.codiceFiscaleDs);
    expect((await ask(supervisor(), practiceList)).body[0].status).toBe('SIGNED');
  });

  it('is for a resizing, which goes on by the signature', async () => {
    await school.schools.toDocument();
    const head = await headOf(school.schools, 'rossi.SG10001');
    const { name } = (await ask(supervisor(), resizingPdf)).body;
    await signFromElsewhere(school.schools, head, 'resizing', name, NAMED.codiceFiscaleDs);
    expect((await ask(supervisor(), resizingStatus)).body.status).toBe('COMPLETED');
  });
});
