import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContractDocument } from '../../../contract/contracts/contractDocument';
import { contractDocumentsV2, contractFile, contractReport } from '../../../contract/contracts/endpoints';
import { type Evidence, taskOf } from '../../../provider/signing/evidence';
import { verifyInWorker } from '../../../provider/signing/worker/verifyInWorker';
import { buildStale } from '../../../scripts/lib/build.mjs';
import { ask } from '../../fixtures/ask';
import { PASSWORD, servedForTests } from '../../fixtures/identityProvider';
import { corpus, P256 } from '../../fixtures/signatures/corpus';
import { issue, PERSON } from '../../fixtures/signatures/people';
import { type Responder, responder } from '../../fixtures/signatures/responder';
import { contractsToSign, signContract, trustIn } from '../../fixtures/signedSchool';
import { type SignedIn, signIn } from '../../fixtures/signIn';

const made = corpus();
const trusted = trustIn(made);
const served = servedForTests({
  config: {
    demo: false,
    trustDir: trusted.trustDir,
    revocation: 'checked',
    revocationAddresses: ['127.0.0.1'],
  },
});
let supervisor: SignedIn;
let authority: Responder;

beforeAll(async () => {
  await buildStale('provider');
  await contractsToSign(served.db, ['uno', 'due']);
  supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
  authority = await responder(made);
  for (const name of ['stands', 'revoked'])
    issue(made, name, {
      key: P256,
      extensions: [...PERSON, `authorityInfoAccess=OCSP;URI:${authority.url}`],
    });
  authority.knows({ stands: 'good', revoked: { revoked: '260601000000Z' } });
});
afterAll(async () => {
  await authority.end();
  trusted.remove();
  made.remove();
});

const one = async (name: string) =>
  ((await ask(supervisor, contractDocumentsV2)).body as ContractDocument[]).find(
    ({ fileName }) => fileName === `${name}.pdf`,
  );

describe('a signature', () => {
  it('with a certificate that its authority revoked is refused, with what to do next', async () => {
    const { status, body } = await signContract(supervisor, made, 'uno', 'revoked');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'signatureRefused',
      detail:
        'Il certificato è stato revocato o sospeso da chi lo ha emesso. Firmare di nuovo il documento con un certificato valido e caricare il nuovo file .p7m.',
      current: { code: 'certificate-revoked' },
    });
    expect(await one('uno')).toMatchObject({ status: 0, toSign: true });
  });

  it('with one that stands is accepted, and nothing of it is left unchecked', async () => {
    expect((await signContract(supervisor, made, 'due', 'stands')).status).toBe(200);
    expect(await one('due')).toMatchObject({ status: 1 });
    const { body } = await ask(supervisor, contractReport, { query: { filename: 'due.pdf' } });
    expect(body.signers).toMatchObject([{ verdict: 'passed', codes: [] }]);
  });

  it('is kept with what its authority said: the same is found again without asking anybody', async () => {
    const query = { filename: 'due.pdf', which: 'signature' } as const;
    const { body } = await ask(supervisor, contractFile, { query });
    const { evidence } = await served.db.asOwner((tx) =>
      tx.selectFrom('document_signature').select('evidence').executeTakeFirstOrThrow(),
    );
    const task = taskOf(evidence as unknown as Evidence, { bytes: Buffer.from(body.content, 'base64') });
    const again = await verifyInWorker(task);
    expect(again.signers).toMatchObject([{ verdict: 'passed', codes: [] }]);
    expect(again).toEqual((evidence as unknown as Evidence).report);
  });
});
