import * as preservationMessages from '../../../contract/messages/it/preservation';
import { preservationSignOffline, preservationSignOnline } from '../../../contract/preservation/endpoints';
import { type PreservationKind, preservationKinds } from '../../../contract/preservation/preservation';
import type { InputOf } from '../../../contract/schema/endpoint';
import { refusalOf } from '../../../contract/signing/refusal';
import type { SignatureAnswer } from '../../../contract/signing/signing';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import { readFrozen } from '../../documentSigning/frozenDocuments';
import { mailReceipt } from '../../documentSigning/mailReceipt';
import { signCalls } from '../../documentSigning/signCalls';
import type { SigningTask } from '../../documentSigning/signSteps';
import {
  isReceipt,
  refused,
  refuseWaiting,
  type StoringCall,
  storeSignature,
} from '../../documentSigning/storeSignature';
import { signatoryOf } from '../../documentSigning/whoSigns';
import { implementInSteps } from '../../http/call';
import { Refusal } from '../../refusal';
import type { Acceptance } from '../../signing/acceptSignature';
import { openActivation } from './activation';
import { filenameOf } from './fileNames';
import { readDocuments } from './preservationStore';

const NOT_THERE = preservationMessages.notThere;
const OTHER_HEAD = preservationMessages.otherHead;

/**
 * Finds the document to be signed and its signer, who is the person that the document names: the manager for the
 * appointment act, the school head for the others.
 */
async function toSign(call: StoringCall, kind: PreservationKind): Promise<SigningTask> {
  const { tx, caller } = call;
  const { customerCode } = caller;
  const { ds_cf } = await openActivation(call);
  const head = await signatoryOf(tx, customerCode, 'DS');
  if ((head?.taxCode ?? null) !== ds_cf) throw new Refusal('conflict', { detail: OTHER_HEAD });
  const rows = await readDocuments(tx, customerCode);
  const row = rows.find((one) => one.kind === kind);
  const document = row?.document_id ? await readFrozen(tx, customerCode, row.document_id) : undefined;
  if (!row || !document) throw new Refusal('notFound', { detail: NOT_THERE });
  if (row.signed_at) throw refused(refusalOf('already-signed'));
  await refuseWaiting(tx, customerCode, document.id);
  return { document, person: asTaxCode(row.signer_cf), signer: row.signer_name };
}

/** Finds a document to be signed by its file name. @throws Refusal */
export async function findPreservation(call: StoringCall, fileName: string): Promise<SigningTask> {
  const { customerCode } = call.caller;
  const kind = preservationKinds.find((one) => filenameOf(one, customerCode) === fileName);
  if (!kind) throw new Refusal('notFound', { detail: NOT_THERE });
  return toSign(call, kind);
}

/** Stores a signature. Refuses if the document changed since it was read. */
export async function storePreservation(
  call: StoringCall,
  task: SigningTask,
  acceptance: Acceptance,
  how: string,
): Promise<SignatureAnswer> {
  const { tx, caller } = call;
  const rows = await readDocuments(tx, caller.customerCode);
  const kind = rows.find(({ document_id }) => document_id === task.document.id)?.kind;
  if (!kind) throw refused(refusalOf('replaced'));
  const { document } = await toSign(call, kind);
  return storeSignature(call, task, acceptance, how, {
    procedure: 'preservation',
    toSign: true,
    documentId: document.id,
  });
}

/** Stores a signature that had waited for a check, and mails the receipt to the person who sent it. */
export async function storePendingPreservation(
  ...kept: Parameters<typeof storePreservation>
): Promise<SignatureAnswer> {
  const receipt = await storePreservation(...kept);
  if (isReceipt(receipt)) await mailReceipt(kept[0], receipt, 'preservation');
  return receipt;
}

const { online, offline } = signCalls({
  find: (call, { body }: Pick<InputOf<typeof preservationSignOffline>, 'body'>) =>
    toSign(call, body.tipoDocumento),
  keep: storePreservation,
});

/** Implementations of the calls that sign a document. */
export const signDocument = [
  implementInSteps(preservationSignOnline, online),
  implementInSteps(preservationSignOffline, offline),
] as const;
