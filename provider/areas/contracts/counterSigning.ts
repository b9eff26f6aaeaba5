import { createHash } from 'node:crypto';
import type { Clock } from '../../../contract/clock';
import { contractCounterSign } from '../../../contract/endpoints/contracts';
import { contractStatus } from '../../../contract/entities/contractDocument';
import { recordAudit } from '../../audit/recordAudit';
import type { Database, Tx } from '../../db/database';
import { keepFile, readSignatures, readSignedFile } from '../../db/documentSignatures';
import { implement } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { sendJob } from '../../jobs/sendJob';
import { evidenceFor } from '../../signing/evidence';
import { demoAuthority, issueTo } from '../../signing/sign/demoAuthority';
import { signCades } from '../../signing/sign/signCades';
import { trustFolders } from '../../signing/trustFolders';
import { verifyInWorker } from '../../signing/worker/verifyInWorker';
import { changeContract, contractNamed } from './contractStore';

export const counterSigning = new JobKind<{
  readonly customerCode: string;
  readonly fileName: string;
  /** The counter-signed file, base64; a demo signs without one. */
  readonly file?: string;
}>('counterSigning');

/** Milliseconds. */
export const DEMO_COUNTER_SIGNS_AFTER = 60_000;

/** Who signs for the provider in a demo. */
const provider = { taxCode: 'BRNLCU70A01H501N', givenName: 'Luca', surname: 'Bruni' };

/** The command is a job: the platform reads no rows of schools. */
export const counterSign = implement(contractCounterSign, async (call, { body }) => {
  if (!body.file && !call.config.demo)
    throw new Refusal('invalid', { errors: [{ field: 'file', message: 'Campo obbligatorio' }] });
  const { customerCode, fileName, file } = body;
  await sendJob(call.tx, counterSigning, { customerCode, fileName, ...(file && { file }) }, call.now);
  call.audit({
    entity: 'signedFile',
    action: 'counterSign',
    id: `${customerCode}/${fileName}`.slice(0, 120),
  });
  return undefined;
});

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: { readonly dataDir: string; readonly trustDir: string; readonly demo: boolean };
}

/** Counter-signs contracts: what the operator brings, or in a demo by itself. One that is not accepted stays signed. */
export const counterSigningWorker = (dependencies: Dependencies): Worker =>
  workerOf(counterSigning, (job) => counterSignOne(dependencies, job));

/** The same, now. */
export async function counterSignOne(
  { db, clock, config }: Dependencies,
  { customerCode, fileName, file }: (typeof counterSigning)['data'],
): Promise<void> {
  const school = { customerCode, person: 'automatico' };
  const found = await db.inSchool(school, (tx) => toCounterSign(tx, customerCode, fileName));
  if (!found) return;
  const at = clock.now();
  const counterSigned = file ? Buffer.from(file, 'base64') : await bySelf(found.signed, config.dataDir, at);
  const task = {
    file: { bytes: counterSigned },
    trust: { folders: trustFolders(config) },
    at,
    contentSha256: found.contentSha256,
  };
  const report = await verifyInWorker(task);
  const codes = report.signers.flatMap((one) => one.taxCode ?? []);
  const other = report.signers.find(({ taxCode }) => taxCode !== found.taxCode);
  // Both signatures must be there and hold: the school's, and one more.
  if (report.verdict !== 'passed' || !other || !codes.includes(found.taxCode))
    throw new Error(`The counter-signature of ${fileName} is not accepted: ${report.nextStep}`);
  await db.inSchool(school, async (tx) => {
    const row = await contractNamed(tx, customerCode, fileName, true);
    if (row.status !== contractStatus.signed || row.document_id !== found.documentId) return;
    await keepFile(tx, {
      customerCode,
      documentId: found.documentId,
      kind: 'counterSignature',
      how: file ? 'offline' : 'demo',
      file: counterSigned,
      contentSha256: found.contentSha256,
      signer: other.subject ?? '',
      taxCode: other.taxCode ?? '',
      by: 'automatico',
      now: at,
      evidence: evidenceFor(task, report),
    });
    await changeContract(tx, row, { status: contractStatus.counterSigned });
    await recordAudit(tx, { customerCode, who: 'automatico', asWhom: 'automatico', address: null, at }, [
      { entity: 'signedFile', action: 'counterSign', id: fileName },
    ]);
  });
}

async function toCounterSign(tx: Tx, customerCode: string, fileName: string) {
  const row = await contractNamed(tx, customerCode, fileName);
  if (row.status !== contractStatus.signed || !row.document_id) return undefined;
  const signed = await readSignedFile(tx, customerCode, row.document_id, 'signature');
  const [signature] = await readSignatures(tx, customerCode, [row.document_id]);
  if (!signed || !signature) return undefined;
  return {
    documentId: row.document_id,
    signed: Buffer.from(signed.file),
    contentSha256: signature.content_sha256,
    taxCode: signature.tax_code,
  };
}

/** The signed file in an envelope of the provider's. */
async function bySelf(signed: Buffer, dataDir: string, at: Date): Promise<Buffer> {
  const signer = await issueTo(provider, demoAuthority(dataDir, at), at);
  const digest = createHash('sha256').update(signed).digest();
  const { before, after } = signCades({ digest, length: signed.length, ...signer, at });
  return Buffer.concat([before, signed, after]);
}
