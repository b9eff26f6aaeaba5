import { createHash } from 'node:crypto';
import { commonNameIn } from '../../contract/signing/personName';
import { refusalOf, type SignatureRefusal, signedByAnother } from '../../contract/signing/refusal';
import type { PendingProcedure, SignatureAnswer, SignatureReceipt } from '../../contract/signing/signing';
import type { Tx } from '../db/database';
import { readSignatures, receiptOf, storeFile } from '../db/documentSignatures';
import { insertPending, removePending, waitingOf } from '../db/pendingSignatures';
import type { Call } from '../http/call';
import { sendJob } from '../jobs/sendJob';
import { Refusal } from '../refusal';
import type { Acceptance, Accepted } from '../signing/acceptSignature';
import { revocationJob, TRIED_FOR, waitAfter } from './revocationJob';
import type { SigningTask } from './signSteps';

/** The context for storing a signature: that of a call, or of the job that ends its waiting. */
export type StoringCall = Pick<Call, 'tx' | 'now' | 'config' | 'audit'> & {
  readonly caller: Pick<Call['caller'], 'customerCode' | 'uid'>;
};

/** What the procedure knows of its document when the signature is stored. */
interface Standing {
  readonly procedure: PendingProcedure;
  readonly toSign: boolean;
  readonly documentId: string | null;
}

/**
 * Stores an accepted signature with its evidence, and audits it, if the document is still the one to be signed. If the
 * revocation status of its certificate is unknown, the signature is stored as waiting: the response says so, and the
 * document does not count as signed. Refusals are thrown before anything is written.
 * @param standing the procedure with the document to sign, read again and locked in this transaction
 * @throws Refusal `signatureRefused` with what to do next
 */
export async function storeSignature(
  keeping: StoringCall,
  task: SigningTask,
  acceptance: Acceptance,
  how: string,
  { procedure, toSign, documentId }: Standing,
): Promise<SignatureAnswer> {
  if (acceptance.state === 'refused') throw refused(refusalTo(task, acceptance));
  const { document } = task;
  if (!toSign) throw refused(refusalOf('already-signed'));
  if (documentId !== document.id) throw refused(refusalOf('replaced'));
  const { tx, caller, now } = keeping;
  const { customerCode } = caller;
  if (await isSigned(tx, customerCode, document.id)) throw refused(refusalOf('already-signed'));
  await refuseWaiting(tx, customerCode, document.id);
  if (acceptance.state === 'unchecked') return keepWaiting(keeping, task, acceptance, how, procedure);
  const { file, signer, others, evidence, revocationChecked } = acceptance;
  const about = { customerCode, documentId: document.id, kind: 'signature', how, now } as const;
  await storeFile(tx, {
    ...about,
    file,
    evidence,
    revocationChecked,
    contentSha256: document.sha256,
    signer: commonNameIn(signer.subject ?? ''),
    taxCode: signer.taxCode ?? '',
    others,
    by: caller.uid,
  });
  await removePending(tx, customerCode, document.id);
  const [row] = await readSignatures(tx, customerCode, [document.id]);
  if (!row) throw new Error('A signature that was kept is there');
  const receipt = receiptOf(row);
  keeping.audit({ entity: 'signedFile', action: 'sign', id: auditedName(document), after: receipt });
  return receipt;
}

/** Reports whether a signature counts, and the response is its receipt. */
export const isReceipt = (answer: SignatureAnswer): answer is SignatureReceipt => !answer.waiting;

/** Stores a signature until its authority answers, and schedules the next request. */
async function keepWaiting(
  { tx, caller: { customerCode, uid }, now, audit }: StoringCall,
  { document, person }: SigningTask,
  { file, signer, others }: Accepted,
  how: string,
  procedure: PendingProcedure,
): Promise<SignatureAnswer> {
  const tries = 1;
  const until = new Date(now.getTime() + TRIED_FOR);
  await insertPending(tx, {
    customer_code: customerCode,
    document_id: document.id,
    procedure,
    how,
    file,
    person,
    by_uid: uid,
    arrived_at: now,
    state: 'waiting',
    until,
    tries,
    refusal: null,
  });
  const due = new Date(now.getTime() + waitAfter(tries));
  await sendJob(tx, revocationJob, { customerCode, documentId: document.id, tries }, due);
  const answer: SignatureAnswer = {
    waiting: true,
    at: now.toISOString(),
    document: document.name,
    documentSha256: document.sha256,
    fileSha256: createHash('sha256').update(file).digest('hex'),
    signer: commonNameIn(signer.subject ?? ''),
    taxCode: signer.taxCode ?? '',
    by: uid,
    how,
    ...(others.length > 0 && { others }),
  };
  audit({ entity: 'signedFile', action: 'checkRevocation', id: auditedName(document), after: answer });
  return answer;
}

/** Returns why a signature was not accepted; if another person signed, it names that person and the expected one. */
export function refusalTo(
  { signer: expected }: SigningTask,
  { refusal, report }: Extract<Acceptance, { state: 'refused' }>,
): SignatureRefusal {
  const signedBy = commonNameIn(report?.signers[0]?.subject ?? '');
  return refusal.code === 'other-person' && signedBy && expected
    ? signedByAnother(refusal, { signedBy, expected })
    : refusal;
}

/** Returns the refusal of a signature, the same in every call that signs. */
export const refused = (refusal: SignatureRefusal): Refusal =>
  new Refusal('signatureRefused', { detail: `${refusal.say} ${refusal.next}`, current: refusal });

/** @throws Refusal `signatureRefused` if a signature on the document waits for its authority */
export async function refuseWaiting(tx: Tx, customerCode: string, documentId: string): Promise<void> {
  if (await waitingOf(tx, customerCode, documentId)) throw refused(refusalOf('awaiting-revocation'));
}

/** Reports whether a document of the school has a signature. */
async function isSigned(tx: Tx, customerCode: string, documentId: string): Promise<boolean> {
  const signatures = await readSignatures(tx, customerCode, [documentId]);
  return signatures.some(({ kind }) => kind === 'signature');
}

/** The name of a document in the audit log. */
export const auditedName = ({ fileName }: SigningTask['document']): string => fileName.slice(0, 120);
