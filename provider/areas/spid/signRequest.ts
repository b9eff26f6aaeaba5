import { FILE_UNAVAILABLE } from '../../../contract/contracts/contractDocument';
import { refusalOf } from '../../../contract/signing/refusal';
import type { SignatureAnswer } from '../../../contract/signing/signing';
import {
  spidRequestSignOffline,
  spidRequestSignOnline,
} from '../../../contract/spid/spidRequestDocumentEndpoints';
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
import { headWhoSigns } from '../../documentSigning/whoSigns';
import { type Call, implementInSteps } from '../../http/call';
import { Refusal } from '../../refusal';
import type { Acceptance } from '../../signing/acceptSignature';
import { documentOf, isOutdated } from './requestDocument';
import { changeRequest, readRequest } from './spidRequestStore';

/** Finds the document to be signed by the head of the school. */
async function findTask(call: Call): Promise<SigningTask> {
  const { tx, caller, now } = call;
  const { customerCode } = caller;
  const row = await readRequest(tx, customerCode, true);
  // An outdated document would be created again, and the head has not read the new one.
  if (row && (await isOutdated(tx, row))) throw refused(refusalOf('replaced'));
  const document = await documentOf(tx, customerCode, now);
  if (!document) throw new Refusal('notFound', { detail: FILE_UNAVAILABLE });
  if (row?.status !== 'DA_FIRMARE') throw refused(refusalOf('already-signed'));
  await refuseWaiting(tx, customerCode, document.id);
  const { taxCode: person, name: signer } = await headWhoSigns(tx, customerCode);
  return { document, person, signer };
}

/** Finds the document to be signed by its file name. @throws Refusal */
export async function findSpidRequest(call: Call, fileName: string): Promise<SigningTask> {
  const task = await findTask(call);
  if (task.document.fileName !== fileName) throw new Refusal('notFound', { detail: FILE_UNAVAILABLE });
  return task;
}

/** Stores the signature and marks the request as being processed. Refuses if the request changed since it was read. */
export async function storeSpidRequest(
  call: StoringCall,
  task: SigningTask,
  acceptance: Acceptance,
  how: string,
): Promise<SignatureAnswer> {
  const { tx, caller, now } = call;
  const { customerCode } = caller;
  const row = await readRequest(tx, customerCode, true);
  const receipt = await storeSignature(call, task, acceptance, how, {
    procedure: 'spidRequest',
    toSign: row?.status === 'DA_FIRMARE',
    documentId: row?.document_id ?? null,
  });
  if (!isReceipt(receipt)) return receipt;
  await changeRequest(tx, customerCode, { status: 'PRESA_IN_CARICO', modified_date: now });
  await mailReceipt(call, receipt, 'spidRequest');
  return receipt;
}

const { online, offline } = signCalls({ find: findTask, keep: storeSpidRequest });

/** Implementations of the calls that sign the request. */
export const signRequest = [
  implementInSteps(spidRequestSignOnline, online),
  implementInSteps(spidRequestSignOffline, offline),
] as const;
