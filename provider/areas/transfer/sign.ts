import * as resizingMessages from '../../../contract/messages/it/resizing';
import * as transferMessages from '../../../contract/messages/it/transfer';
import { refusalOf } from '../../../contract/signing/refusal';
import type { SignatureAnswer } from '../../../contract/signing/signing';
import { practiceSignOffline, practiceSignOnline } from '../../../contract/transfer/endpoints';
import { subjectOf } from '../../../contract/transfer/transfer';
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
import { type Call, implementInSteps } from '../../http/call';
import { advance } from '../../procedures/advance';
import { Refusal } from '../../refusal';
import type { Acceptance } from '../../signing/acceptSignature';
import { lockRun } from './lockPractice';
import { asked, keyIn, type PracticeRow, thePractice } from './practiceStore';
import { transfer } from './transfer';

const NOT_THERE = transferMessages.notThere;
const OTHER_HEAD = resizingMessages.headIsNoLonger;

async function find(call: Call, input: object): Promise<SigningTask> {
  const { query } = input as { query: Parameters<typeof asked>[0] };
  return taskOf(call, await thePractice(call, asked(query)));
}

/** Finds the document to be signed by its file name. @throws Refusal */
export async function findTransfer(call: Call, fileName: string): Promise<SigningTask> {
  const row = await call.tx
    .selectFrom('practice')
    .innerJoin('frozen_document as frozen', (join) =>
      join
        .onRef('frozen.customer_code', '=', 'practice.customer_code')
        .onRef('frozen.id', '=', 'practice.document_id'),
    )
    .selectAll('practice')
    .where('practice.customer_code', '=', call.caller.customerCode)
    .where('frozen.file_name', '=', fileName)
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound', { detail: NOT_THERE });
  return taskOf(call, row);
}

/** Finds the document to be signed and its signer: the head that the document names, who must still be the school's. */
async function taskOf({ tx, caller }: Call, row: PracticeRow): Promise<SigningTask> {
  const { customerCode } = caller;
  const document = row.document_id ? await readFrozen(tx, customerCode, row.document_id) : undefined;
  if (!document) throw new Refusal('notFound', { detail: NOT_THERE });
  if (row.status !== 'CREATED') throw refused(refusalOf('already-signed'));
  await refuseWaiting(tx, customerCode, document.id);
  const person = asTaxCode(row.tax_code_ds ?? '');
  const holder = await readHolder(tx, customerCode, 'DS');
  if (holder && holder.codice_fiscale !== person) throw new Refusal('conflict', { detail: OTHER_HEAD });
  return { document, person, signer: `${row.nome_ds} ${row.cognome_ds}` };
}

/**
 * Stores the signature; from then on the provider processes the practice. Refuses if the document changed since it was
 * read.
 */
export async function storeTransfer(
  call: StoringCall,
  task: SigningTask,
  acceptance: Acceptance,
  how: string,
): Promise<SignatureAnswer> {
  const practice = call.tx
    .selectFrom('practice')
    .selectAll()
    .where('customer_code', '=', call.caller.customerCode)
    .where('document_id', '=', task.document.id);
  const found = await practice.executeTakeFirst();
  if (found) await lockRun(call, found);
  const row = await practice.forUpdate().executeTakeFirst();
  const answer = await storeSignature(call, task, acceptance, how, {
    procedure: 'transfer',
    toSign: row === undefined || row.status === 'CREATED',
    documentId: row?.document_id ?? null,
  });
  if (!row || !isReceipt(answer)) return answer;
  // Issues only the receipt of the procedure, which names the signed file. A second mail, for the signature, would have
  // another number and would confuse.
  await advance({ ...call, subject: subjectOf(keyIn(row)) }, transfer, { event: 'signed' });
  return answer;
}

const calls = signCalls({ find, keep: storeTransfer });

/** Implementations of the calls that sign the document of a practice. */
export const signPractice = [
  implementInSteps(practiceSignOnline, calls.online),
  implementInSteps(practiceSignOffline, calls.offline),
] as const;
