import {
  contractSignOffline,
  contractSignOnline,
  contractsSignMany,
} from '../../../contract/endpoints/contracts';
import { contractStatus, yearOf } from '../../../contract/entities/contractDocument';
import type { SignatureAnswer } from '../../../contract/entities/signing';
import { refusalOf, type SignatureRefusal } from '../../../contract/signatures/refusal';
import {
  isReceipt,
  type Keeping,
  keepSignature,
  refused,
  refuseWaiting,
} from '../../documentSigning/keepSignature';
import { mailReceipt } from '../../documentSigning/mailReceipt';
import {
  acceptOneOnline,
  acceptOnline,
  acceptUpload,
  NOT_ANSWERED,
  refuseInMaintenance,
  type SigningTask,
} from '../../documentSigning/signSteps';
import { headWhoSigns } from '../../documentSigning/whoSigns';
import { type Call, implementInSteps } from '../../http/call';
import { sendJob } from '../../jobs/sendJob';
import { Refusal } from '../../refusal';
import type { Acceptance } from '../../signing/acceptSignature';
import { changeContract, contractNamed, documentOf } from './contractStore';
import { counterSigning, DEMO_COUNTER_SIGNS_AFTER } from './counterSigning';

/** A contract to be signed, as it was found before the work began. */
interface ContractTask extends SigningTask {
  readonly contract: string;
}

/** @param year the contract's, where the call names it */
async function findTask(call: Call, fileName: string, year?: string): Promise<ContractTask> {
  refuseInMaintenance(call);
  const { tx, caller, now } = call;
  const row = await contractNamed(tx, caller.customerCode, fileName);
  if (year !== undefined && yearOf(row) !== year) throw new Refusal('notFound');
  const document = await documentOf(tx, row, now);
  if (row.status !== contractStatus.toSign) throw refused(refusalOf('already-signed'));
  await refuseWaiting(tx, caller.customerCode, document.id);
  if (!row.clausola1 || !row.clausola2) throw refused(refusalOf('clauses'));
  const head = await headWhoSigns(tx, caller.customerCode);
  return { contract: fileName, document, person: head.taxCode };
}

/** Keeps a signature, where the contract is still the one that was found. */
export async function keepContract(
  call: Keeping,
  task: SigningTask,
  acceptance: Acceptance,
  how: string,
): Promise<SignatureAnswer> {
  const { tx, caller, now, config } = call;
  const { fileName } = task.document;
  const row = await contractNamed(tx, caller.customerCode, fileName, true);
  const receipt = await keepSignature(call, task, acceptance, how, {
    procedure: 'contract',
    toSign: row.status === contractStatus.toSign,
    documentId: row.document_id,
  });
  if (!isReceipt(receipt)) return receipt;
  await changeContract(tx, row, { status: contractStatus.signed });
  await mailReceipt(call, receipt, 'contract');
  if (config.demo) {
    const due = new Date(now.getTime() + DEMO_COUNTER_SIGNS_AFTER);
    await sendJob(tx, counterSigning, { customerCode: caller.customerCode, fileName }, due);
  }
  return receipt;
}

const online = implementInSteps(contractSignOnline, {
  find: (call, { params, query }) => findTask(call, query.fileName, params.id),
  work: (task, outside, { body: { provider, ...credentials } }) =>
    acceptOneOnline(task, credentials, provider, outside),
  store: (call, { body }, accepted, task) => keepContract(call, task, accepted, body.provider),
});

const offline = implementInSteps(contractSignOffline, {
  find: (call, { params, body }) => findTask(call, body.fileName, params.id),
  work: (task, outside) => acceptUpload(task, outside),
  store: (call, _, accepted, task) => keepContract(call, task, accepted, 'offline'),
});

const many = implementInSteps(contractsSignMany, {
  find: async (call, { body }) => {
    const tasks: ContractTask[] = [];
    for (const fileName of new Set(body.fileNames)) tasks.push(await findTask(call, fileName));
    return tasks;
  },
  work: (tasks, outside, { body: { provider, fileNames: _, ...credentials } }) =>
    acceptOnline(tasks, credentials, provider, outside),
  store: async (call, { body }, accepted, tasks) => {
    const refusals = accepted.flatMap((one) => (one.state === 'refused' ? [one.refusal] : []));
    // Nobody was let in: there is one thing to say, and it can be tried again.
    if (refusals.length === tasks.length && refusals[0]) throw refused(refusals[0]);
    const outcomes = [];
    for (const [place, task] of tasks.entries())
      outcomes.push({
        fileName: task.contract,
        ...(await outcomeOf(() => keepContract(call, task, accepted[place] ?? NOT_ANSWERED, body.provider))),
      });
    return outcomes;
  },
});

/** The signature of one of many: a refusal of it, also for what happened meanwhile, leaves the others signed. */
async function outcomeOf(keepOne: () => Promise<SignatureAnswer>) {
  try {
    return { receipt: await keepOne() };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'signatureRefused') throw error;
    return { refusal: { ...(error.details.current as SignatureRefusal) } };
  }
}

/** What answers the calls that sign contracts. */
export const contractSigning = [online, offline, many];
