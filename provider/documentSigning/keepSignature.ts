import { createHash } from 'node:crypto';
import { commonNameIn } from '../../contract/signing/personName';
import { refusalOf, type SignatureRefusal, signedByAnother } from '../../contract/signing/refusal';
import type { PendingProcedure, SignatureAnswer, SignatureReceipt } from '../../contract/signing/signing';
import type { Tx } from '../db/database';
import { keepFile, readSignatures, receiptOf } from '../db/documentSignatures';
import { insertPending, removePending, waitingOf } from '../db/pendingSignatures';
import type { Call } from '../http/call';
import { sendJob } from '../jobs/sendJob';
import { Refusal } from '../refusal';
import type { Acceptance, Accepted } from '../signing/acceptSignature';
import { revocationJob, TRIED_FOR, waitAfter } from './revocationJob';
import type { SigningTask } from './signSteps';

/** What a signature is kept with: of a call, or of the job that ends its waiting. */
export type Keeping = Pick<Call, 'tx' | 'now' | 'config' | 'audit'> & {
  readonly caller: Pick<Call['caller'], 'customerCode' | 'uid'>;
};

/** What is to be signed as it stands when the signature is there. */
interface Standing {
  readonly procedure: PendingProcedure;
  readonly toSign: boolean;
  readonly documentId: string | null;
}

/**
 * Keeps an accepted signature with its evidence, audited, in the transaction of the call, where the document is still
 * the one to be signed. One whose certificate is unchecked is kept to wait: the answer says so, and the document is
 * not signed. Nothing is written before it throws.
 * @param standing what is to be signed, looked at again and locked
 * @throws Refusal `signatureRefused` with what to do next
 */
export async function keepSignature(
  keeping: Keeping,
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
  await keepFile(tx, {
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

/** Whether a signature counts, and this is its receipt. */
export const isReceipt = (answer: SignatureAnswer): answer is SignatureReceipt => !answer.waiting;

/** Keeps a signature until its authority says something, and sees to it that it is asked again. */
async function keepWaiting(
  { tx, caller: { customerCode, uid }, now, audit }: Keeping,
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

/** Why a signature was not accepted; that of somebody else names both. */
export function refusalTo(
  { signer: expected }: SigningTask,
  { refusal, report }: Extract<Acceptance, { state: 'refused' }>,
): SignatureRefusal {
  const signedBy = commonNameIn(report?.signers[0]?.subject ?? '');
  return refusal.code === 'other-person' && signedBy && expected
    ? signedByAnother(refusal, { signedBy, expected })
    : refusal;
}

/** The refusal of a signature, as every call that signs answers it. */
export const refused = (refusal: SignatureRefusal): Refusal =>
  new Refusal('signatureRefused', { detail: `${refusal.say} ${refusal.next}`, current: refusal });

/** @throws Refusal `signatureRefused` where a signature on the document waits for its authority */
export async function refuseWaiting(tx: Tx, customerCode: string, documentId: string): Promise<void> {
  if (await waitingOf(tx, customerCode, documentId)) throw refused(refusalOf('awaiting-revocation'));
}

/** Whether a document of the school bears a signature. */
async function isSigned(tx: Tx, customerCode: string, documentId: string): Promise<boolean> {
  const signatures = await readSignatures(tx, customerCode, [documentId]);
  return signatures.some(({ kind }) => kind === 'signature');
}

/** How the audit log calls a document. */
export const auditedName = ({ fileName }: SigningTask['document']): string => fileName.slice(0, 120);
