import * as resizingMessages from '../../../contract/messages/it/resizing';
import { resizingSignOffline, resizingSignOnline } from '../../../contract/resizing/endpoints';
import type { Head } from '../../../contract/resizing/resizing';
import { refusalOf } from '../../../contract/signing/refusal';
import type { SignatureAnswer } from '../../../contract/signing/signing';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import { readHolder } from '../../db/officeHolder';
import { readFrozen } from '../../documentSigning/frozenDocuments';
import { signCalls } from '../../documentSigning/signCalls';
import type { SigningTask } from '../../documentSigning/signSteps';
import {
  isReceipt,
  refused,
  refuseWaiting,
  type StoringCall,
  storeSignature,
} from '../../documentSigning/storeSignature';
import { implementInSteps } from '../../http/call';
import { advance, currentRun } from '../../procedures/advance';
import { Refusal } from '../../refusal';
import type { Acceptance } from '../../signing/acceptSignature';
import { merged, theResizing } from './merged';

const NOT_THERE = resizingMessages.notThere;
const OTHER_HEAD = resizingMessages.headIsNoLonger;

/** Finds the document to be signed and its signer: the head that the document names, who must still be the school's. */
async function findTask(call: StoringCall): Promise<SigningTask> {
  const { tx, caller } = call;
  const { customerCode } = caller;
  const { document_id, sent_at } = await theResizing(call);
  const document = document_id ? await readFrozen(tx, customerCode, document_id) : undefined;
  if (!document) throw new Refusal('notFound', { detail: NOT_THERE });
  if (sent_at) throw refused(refusalOf('already-signed'));
  await refuseWaiting(tx, customerCode, document.id);
  const { answers } = await currentRun(call, merged);
  const named = answers.ds as Head | undefined;
  const person = asTaxCode(named?.codiceFiscaleDs ?? '');
  const holder = await readHolder(tx, customerCode, 'DS');
  if (holder && holder.codice_fiscale !== person) throw new Refusal('conflict', { detail: OTHER_HEAD });
  return { document, person, signer: `${named?.nomeDs} ${named?.cognomeDs}` };
}

/** Finds the document to be signed by its file name. @throws Refusal */
export async function findResizing(call: StoringCall, fileName: string): Promise<SigningTask> {
  const task = await findTask(call);
  if (task.document.fileName !== fileName) throw new Refusal('notFound', { detail: NOT_THERE });
  return task;
}

/** Stores the signature and sends the choices. Refuses if the document changed since it was read. */
export async function storeResizing(
  call: StoringCall,
  task: SigningTask,
  acceptance: Acceptance,
  how: string,
): Promise<SignatureAnswer> {
  await currentRun(call, merged, true);
  const { document_id, sent_at } = await theResizing(call, true);
  const answer = await storeSignature(call, task, acceptance, how, {
    procedure: 'resizing',
    toSign: sent_at === null,
    documentId: document_id,
  });
  if (!isReceipt(answer)) return answer;
  // Issues only the receipt of the procedure, which names the signed file. A second mail, for the signature, would have
  // another number and would confuse.
  await advance(call, merged, { event: 'signed' });
  return answer;
}

const { online, offline } = signCalls({ find: findTask, keep: storeResizing });

/** Implementations of the calls that sign the summary document. */
export const signSummary = [
  implementInSteps(resizingSignOnline, online),
  implementInSteps(resizingSignOffline, offline),
] as const;
