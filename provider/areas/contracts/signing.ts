import { contractStatus, yearOf } from '../../../contract/contracts/contractDocument';
import {
  contractSignOffline,
  contractSignOnline,
  contractsSignMany,
} from '../../../contract/contracts/endpoints';
import type { InputOf } from '../../../contract/schema/endpoint';
import { refusalOf, type SignatureRefusal } from '../../../contract/signing/refusal';
import type { SignatureAnswer } from '../../../contract/signing/signing';
import { mailReceipt } from '../../documentSigning/mailReceipt';
import { signCalls } from '../../documentSigning/signCalls';
import {
  acceptOnline,
  NOT_ANSWERED,
  refuseInMaintenance,
  type SigningTask,
} from '../../documentSigning/signSteps';
import {
  isReceipt,
  refusalTo,
  refused,
  refuseWaiting,
  type StoringCall,
  storeSignature,
} from '../../documentSigning/storeSignature';
import { headWhoSigns } from '../../documentSigning/whoSigns';
import { type Call, implementInSteps } from '../../http/call';
import { sendJob } from '../../jobs/sendJob';
import { Refusal } from '../../refusal';
import type { Acceptance } from '../../signing/acceptSignature';
import { changeContract, clausesOf, contractNamed, documentOf, isOutdated } from './contractStore';
import { counterSigning, DEMO_COUNTER_SIGNS_AFTER } from './counterSigning';
import { receiptOfOrder } from './orderReceipt';

/** A contract to be signed, as found before the work began. */
export interface ContractTask extends SigningTask {
  readonly contract: string;
}

/**
 * Finds a contract to be signed and its signer.
 * @param year the contract's year, if the call names it
 * @param accepts whether the call itself accepts the clauses
 * @throws Refusal
 */
export async function findContract(
  call: Call,
  fileName: string,
  { year, accepts = false }: { readonly year?: string; readonly accepts?: boolean } = {},
): Promise<ContractTask> {
  const { tx, caller, now } = call;
  const row = await contractNamed(tx, caller.customerCode, fileName);
  if (year !== undefined && yearOf(row) !== year) throw new Refusal('notFound');
  // The current head signs a document that names them, and only after reading it.
  if (await isOutdated(tx, row)) throw refused(refusalOf('replaced'));
  const document = await documentOf(tx, row, now);
  if (row.status !== contractStatus.toSign) throw refused(refusalOf('already-signed'));
  await refuseWaiting(tx, caller.customerCode, document.id);
  if (!accepts && !clausesOf(row, caller.uid).every(Boolean)) throw refused(refusalOf('clauses'));
  const head = await headWhoSigns(tx, caller.customerCode);
  return { contract: fileName, document, person: head.taxCode, signer: head.name };
}

/** Stores a signature. Refuses if the contract changed since it was read. */
export async function storeContract(
  call: StoringCall,
  task: SigningTask,
  acceptance: Acceptance,
  how: string,
): Promise<SignatureAnswer> {
  const { tx, caller, now, config } = call;
  const { fileName } = task.document;
  const row = await contractNamed(tx, caller.customerCode, fileName, true);
  const receipt = await storeSignature(call, task, acceptance, how, {
    procedure: 'contract',
    toSign: row.status === contractStatus.toSign,
    documentId: row.document_id,
  });
  if (!isReceipt(receipt)) return receipt;
  await changeContract(tx, row, { status: contractStatus.signed });
  await receiptOfOrder(call, row);
  await mailReceipt(call, receipt, 'contract');
  if (config.demo) {
    const due = new Date(now.getTime() + DEMO_COUNTER_SIGNS_AFTER);
    await sendJob(tx, counterSigning, { customerCode: caller.customerCode, fileName }, due);
  }
  return receipt;
}

/** Records that the caller accepts both clauses of a contract. */
export const acceptClauses = ({ tx, caller }: Call, fileName: string): Promise<void> =>
  changeContract(
    tx,
    { customer_code: caller.customerCode, file_name: fileName },
    { clausola1: true, clausola2: true, clauses_by: caller.uid },
  );

type Online = InputOf<typeof contractSignOnline>;
type Offline = InputOf<typeof contractSignOffline>;

const { online, offline } = signCalls<ContractTask, Online, Offline>({
  find: (call, input) => {
    const { fileName } = 'fileName' in input.query ? input.query : (input as Offline).body;
    return findContract(call, fileName, { year: input.params.id });
  },
  keep: storeContract,
});

const many = implementInSteps(contractsSignMany, {
  find: async (call, { body }) => {
    refuseInMaintenance(call);
    const found: Found[] = [];
    for (const fileName of new Set(body.fileNames))
      found.push({
        fileName,
        ...(await orRefusal(async () => ({ task: await findContract(call, fileName) }))),
      });
    return found;
  },
  work: async (found, outside, { body: { provider, fileNames: _, ...credentials } }) => {
    const tasks = tasksOf(found);
    return tasks.length === 0 ? [] : acceptOnline(tasks, credentials, provider, outside);
  },
  store: async (call, { body }, accepted, found) => {
    const tasks = tasksOf(found);
    const refusals = accepted.flatMap((one, place) => {
      const task = tasks[place];
      return task && one.state === 'refused' ? [refusalTo(task, one)] : [];
    });
    // No signature was accepted: throw the first reason, so that the person can repeat the call.
    if (refusals.length === tasks.length && refusals[0]) throw refused(refusals[0]);
    const outcomes = [];
    for (const { fileName, task, refusal } of found)
      outcomes.push({
        fileName,
        ...(task
          ? await orRefusal(async () => {
              const acceptance = accepted[tasks.indexOf(task)] ?? NOT_ANSWERED;
              return { receipt: await storeContract(call, task, acceptance, body.provider) };
            })
          : { refusal: { ...refusal } }),
      });
    return outcomes;
  },
});

/** One of several contracts to be signed: found, or refused before any work was done. */
interface Found {
  readonly fileName: string;
  readonly task?: ContractTask;
  readonly refusal?: RefusalSent;
}

/** A refusal in the form of the response. */
type RefusalSent = Pick<SignatureRefusal, keyof SignatureRefusal>;

const tasksOf = (found: readonly Found[]) => found.flatMap(({ task }) => task ?? []);

/**
 * Runs a step for one of several contracts and returns its result, or the refusal it threw, so that one refused
 * signature does not stop the other contracts. Other errors are thrown.
 */
async function orRefusal<T>(one: () => Promise<T>): Promise<T | { readonly refusal: RefusalSent }> {
  try {
    return await one();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'signatureRefused') throw error;
    return { refusal: { ...(error.details.current as SignatureRefusal) } };
  }
}

/** Implementations of the calls that sign contracts. */
export const contractSigning = [
  implementInSteps<typeof contractSignOnline, ContractTask, Acceptance>(contractSignOnline, online),
  implementInSteps<typeof contractSignOffline, ContractTask, Acceptance>(contractSignOffline, offline),
  many,
];
