import { contractStatus } from '../../../contract/contracts/contractDocument';
import { refusalIn, refusalOf, type SignatureRefusal } from '../../../contract/signing/refusal';
import { isSignatureOf, type SignatureReport } from '../../../contract/signing/report';
import { recordAudit } from '../../audit/recordAudit';
import type { Tx } from '../../db/database';
import { readSignatures, readSignedFile, storeFile } from '../../db/documentSignatures';
import type { Outside } from '../../http/call';
import { askRevocation } from '../../revocation/askRevocation';
import { type Evidence, evidenceFor, taskOf } from '../../signing/evidence';
import { demoAuthority, issueTo } from '../../signing/sign/demoAuthority';
import { signWhole } from '../../signing/sign/signWhole';
import { isUnchecked, verifyAsking } from '../../signing/verifyAsking';
import { openInWorker } from '../../signing/worker/verifyInWorker';
import { trustOf } from '../../trust/trustOf';
import { changeContract, contractNamed } from './contractStore';

export type CounterSigningDependencies = Pick<Outside, 'db' | 'clock'> & {
  readonly config: Pick<
    Outside['config'],
    'dataDir' | 'trustDir' | 'demo' | 'revocation' | 'revocationAddresses'
  >;
};

interface ToCounterSign {
  readonly customerCode: string;
  readonly fileName: string;
  /** The counter-signed file; in a demo the provider signs without one. */
  readonly file?: Buffer;
}

/** The result; `notSigned` means that the school has not signed the contract, or it is already counter-signed. */
export type CounterSigned =
  | { readonly state: 'kept' | 'notSigned'; readonly refusal?: undefined }
  | { readonly state: 'refused'; readonly refusal: SignatureRefusal };

/** Timeout of a verification that a person waits for, in milliseconds. */
const TIME = 15_000;
/** The person who signs for the provider in a demo. */
const provider = { taxCode: 'BRNLCU70A01H501N', givenName: 'Luca', surname: 'Bruni' };

/**
 * Counter-signs a contract if the signatures of both parties are valid; otherwise the reason is stored with the
 * contract. It is slow: never await it inside a database transaction.
 * @throws Refusal `notFound` if there is no such contract
 */
export async function counterSignOne(
  { db, clock, config }: CounterSigningDependencies,
  { customerCode, fileName, file }: ToCounterSign,
): Promise<CounterSigned> {
  const school = { customerCode, person: 'automatico' };
  const found = await db.inSchool(school, (tx) => toCounterSign(tx, customerCode, fileName));
  if (!found) return { state: 'notSigned' };
  const at = clock.now();
  const counterSigned = file ?? (await bySelf(found.signed, config.dataDir, at));
  const asked = {
    file: { bytes: counterSigned },
    trust: await trustOf({ db, config }),
    at,
    contentSha256: found.contentSha256,
    ...(await acceptedBefore(found)),
  };
  const ask = askRevocation({ config, db, clock });
  const { answer, task } = await verifyAsking(asked, { time: TIME }, ask);
  const { report } = answer;
  const unreachable = ask && isUnchecked(answer) ? refusalOf('revocation-unreachable') : undefined;
  const refusal = refusalFor(report, found.taxCode) ?? unreachable;
  const other = report.signers.find(({ taxCode }) => taxCode !== found.taxCode);
  return db.inSchool(school, async (tx) => {
    const row = await contractNamed(tx, customerCode, fileName, true);
    if (row.status !== contractStatus.signed || row.document_id !== found.documentId)
      return { state: 'notSigned' };
    if (refusal) {
      await changeContract(tx, row, { counter_refused_at: at, counter_refusal: refusal.say });
      return { state: 'refused', refusal };
    }
    await storeFile(tx, {
      customerCode,
      documentId: found.documentId,
      kind: 'counterSignature',
      how: file ? 'offline' : 'demo',
      file: counterSigned,
      contentSha256: found.contentSha256,
      signer: other?.subject ?? '',
      taxCode: other?.taxCode ?? '',
      by: 'automatico',
      now: at,
      evidence: evidenceFor(task, answer),
      revocationChecked: !isUnchecked(answer),
    });
    const none = { counter_refused_at: null, counter_refusal: null };
    await changeContract(tx, row, { status: contractStatus.counterSigned, ...none });
    await recordAudit(tx, { customerCode, who: 'automatico', asWhom: 'automatico', address: null, at }, [
      { entity: 'signedFile', action: 'counterSign', id: fileName },
    ]);
    return { state: 'kept' };
  });
}

/**
 * Returns the school's signatures with the evidence stored when they were accepted. They are not judged again: a later
 * change in the status of the certificate does not invalidate them.
 */
async function acceptedBefore({ signed, evidence }: { signed: Buffer; evidence: Evidence }) {
  const task = taskOf(evidence, { bytes: signed });
  const { signatures } = await openInWorker(task, { time: TIME });
  return {
    accepted: { at: task.at, signatures },
    facts: evidence.trust.map((der) => Buffer.from(der, 'base64')),
  };
}

/**
 * Returns the reason to refuse a counter-signed file; undefined if it has valid signatures of the school and of one
 * other signer.
 */
function refusalFor(report: SignatureReport, schools: string): SignatureRefusal | undefined {
  const refusal = refusalIn(report);
  if (refusal) return refusal;
  const codes = report.signers.map(({ taxCode }) => taxCode);
  if (!report.signers.some((signer) => isSignatureOf(signer, schools))) return refusalOf('without-school');
  return codes.every((code) => code === schools) ? refusalOf('school-alone') : undefined;
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
    evidence: signed.evidence as unknown as Evidence,
    contentSha256: signature.content_sha256,
    taxCode: signature.tax_code,
  };
}

/** Puts the signed file into an envelope signed by the provider. */
const bySelf = async (signed: Buffer, dataDir: string, at: Date): Promise<Buffer> =>
  signWhole(signed, await issueTo(provider, demoAuthority(dataDir, at), at), at);
