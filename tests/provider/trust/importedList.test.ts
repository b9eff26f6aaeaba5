import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalSentences } from '../../../provider/areas/trustedList/sentences';
import { runOperator } from '../../../provider/cli/runOperator';
import { addSigner } from '../../../provider/db/trustedListSigners';
import { type Evidence, taskOf } from '../../../provider/signing/evidence';
import { verifyInWorker } from '../../../provider/signing/worker/verifyInWorker';
import { buildStale } from '../../../scripts/lib/build.mjs';
import { OPERATOR_SECRET, PASSWORD, servedForTests } from '../../fixtures/identityProvider';
import { corpus } from '../../fixtures/signatures/corpus';
import { authority } from '../../fixtures/signatures/people';
import { contractsToSign, signContract } from '../../fixtures/signedSchool';
import { type SignedIn, signIn } from '../../fixtures/signIn';
import { type ListedService, listOfServices, signList } from '../../fixtures/trustedLists';

const made = corpus();
const trustDir = mkdtempSync(join(tmpdir(), 'trust-'));
const served = servedForTests({ config: { demo: false, trustDir } });
let supervisor: SignedIn;

beforeAll(async () => {
  await buildStale('provider');
  for (const name of ['scheme', 'other']) authority(made, name);
  await contractsToSign(served.db, ['uno', 'due', 'tre', 'quattro']);
  supervisor = await signIn(served.url, 'supervisor.SG10001', PASSWORD);
});
afterAll(() => {
  rmSync(trustDir, { recursive: true, force: true });
  made.remove();
});

const ca: ListedService = {
  certificate: 'ca',
  name: 'Autorità di prova',
  status: 'granted',
  from: '2016-07-01T00:00:00Z',
};
function write(services: readonly ListedService[], sequence: number, by = 'scheme'): string {
  return made.write(`list-${sequence}.xml`, signList(made, listOfServices(made, services, { sequence }), by));
}
const trust = (...args: readonly string[]) =>
  runOperator(['trust', 'import', ...args], { OPERATOR_URL: served.url, OPERATOR_SECRET });

describe('the trusted list of the provider', () => {
  it('is imported by a command once its signer is pinned, and refused where somebody else signed', async () => {
    expect((await signContract(supervisor, made, 'uno', 'mario')).body.current).toMatchObject({
      code: 'issuer-unknown',
    });
    const list = write([ca], 5);
    expect(await trust(list)).toMatchObject({
      code: 1,
      output: expect.stringContaining('nessun firmatario'),
    });
    const pin = (name: string) =>
      served.db.asOwner((tx) => addSigner(tx, new X509Certificate(made.read(`${name}.crt`)), new Date()));
    await pin('other');
    expect(await trust(list)).toMatchObject({
      code: 1,
      output: expect.stringContaining(refusalSentences['other-signer']),
    });
    await pin('scheme');
    expect(await trust(list)).toEqual({
      code: 0,
      output: [
        'List 5 of IT, issued 01/11/2026: 1 authorities for qualified signatures, 0 services for timestamps and registered delivery.',
        'Added: 1',
        '  Autorità di prova',
        'The next list is due on 01/05/2099.',
      ].join('\n'),
    });
    expect(await trust(list)).toMatchObject({ code: 0, output: expect.stringContaining('in use already') });
    expect(await trust(list, '--signer', list)).toMatchObject({
      code: 2,
      output: expect.stringContaining('no option --signer'),
    });
  });

  it('makes signatures of its authorities count, and is kept as evidence with them', async () => {
    expect((await signContract(supervisor, made, 'uno', 'mario')).status).toBe(200);
    const { file, evidence } = await served.db.asOwner((tx) =>
      tx.selectFrom('document_signature').select(['file', 'evidence']).executeTakeFirstOrThrow(),
    );
    const kept = evidence as unknown as Evidence;
    expect(kept.listed).toMatchObject([{ name: 'Autorità di prova' }]);
    expect(await verifyInWorker(taskOf(kept, { bytes: Buffer.from(file) }))).toEqual(kept.report);
  });

  it('is not replaced by an older one', async () => {
    expect(await trust(write([ca], 4))).toMatchObject({
      code: 1,
      output: expect.stringContaining('più vecchio'),
    });
  });

  it('refuses what is signed after an authority was withdrawn, and says that it was', async () => {
    const withdrawn = { ...ca, status: 'withdrawn', from: '2026-01-01T00:00:00Z', before: [ca] };
    const fresh = { ...ca, certificate: 'scheme', name: 'Nuova autorità' };
    const { output } = await trust(write([withdrawn, fresh], 7));
    expect(output).toContain('Added: 1\n  Nuova autorità');
    expect(output).toContain('Withdrawn: what they sign from then on is refused: 1\n  Autorità di prova');
    const { body } = await signContract(supervisor, made, 'due', 'mario');
    expect(body.current).toMatchObject({ code: 'issuer-not-qualified' });
    expect(body.detail).toContain('non era un prestatore qualificato');
  });

  it('judges by the time of the signature: what was signed before the withdrawal still holds', async () => {
    const { file, evidence } = await served.db.asOwner((tx) =>
      tx.selectFrom('document_signature').select(['file', 'evidence']).executeTakeFirstOrThrow(),
    );
    const from = '2016-07-01T00:00:00.000Z';
    const listed = (evidence as unknown as Evidence).listed?.map((one) => ({
      ...one,
      stretches: [{ from, until: '2026-01-01T00:00:00.000Z' }],
    }));
    const at = (moment: string) =>
      verifyInWorker({
        file: { bytes: Buffer.from(file) },
        trust: { der: [], ...(listed && { listed }) },
        at: new Date(moment),
      });
    expect((await at('2025-12-31T00:00:00Z')).signers[0]?.codes).toEqual(['revocation-unchecked']);
    expect((await at('2026-01-02T00:00:00Z')).signers[0]).toMatchObject({
      verdict: 'failed',
      codes: expect.arrayContaining(['issuer-not-qualified']),
    });
  });

  it('does not touch whom the provider trusts by itself', async () => {
    made.openssl('x509', '-in', 'ca.crt', '-out', join(trustDir, 'ca.crt'));
    expect((await signContract(supervisor, made, 'tre', 'mario')).status).toBe(200);
  });
});
