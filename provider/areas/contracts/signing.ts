import {
  contractSignOffline,
  contractSignOnline,
  contractsSignMany,
} from '../../../contract/endpoints/contracts';
import { contractStatus, yearOf } from '../../../contract/entities/contractDocument';
import type { SignatureReceipt } from '../../../contract/entities/signing';
import { refusalOf, type SignatureRefusal } from '../../../contract/signatures/refusal';
import { mailReceipt } from '../../documentSigning/mailReceipt';
import {
  acceptOneOnline,
  acceptOnline,
  acceptUpload,
  keepSignature,
  NOT_ANSWERED,
  refused,
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
  if (!row.clausola1 || !row.clausola2) throw refused(refusalOf('clauses'));
  const head = await headWhoSigns(tx, caller.customerCode);
  return { contract: fileName, document, person: head.taxCode };
}

/** Keeps a signature, where the contract is still the one that was found. */
async function keep(
  call: Call,
  task: ContractTask,
  acceptance: Acceptance,
  how: string,
): Promise<SignatureReceipt> {
  const { tx, caller, now, config } = call;
  const row = await contractNamed(tx, caller.customerCode, task.contract, true);
  const receipt = await keepSignature(call, task, acceptance, how, {
    toSign: row.status === contractStatus.toSign,
    documentId: row.document_id,
  });
  await changeContract(tx, row, { status: contractStatus.signed });
  await mailReceipt(call, receipt, 'contract');
  if (config.demo) {
    const due = new Date(now.getTime() + DEMO_COUNTER_SIGNS_AFTER);
    await sendJob(tx, counterSigning, { customerCode: caller.customerCode, fileName: task.contract }, due);
  }
  return receipt;
}

const online = implementInSteps(contractSignOnline, {
  look: (call, { params, query }) => findTask(call, query.fileName, params.id),
  work: (task, outside, { body: { provider, ...credentials } }) =>
    acceptOneOnline(task, credentials, provider, outside),
  keep: (call, { body }, accepted, task) => keep(call, task, accepted, body.provider),
});

const offline = implementInSteps(contractSignOffline, {
  look: (call, { params, body }) => findTask(call, body.fileName, params.id),
  work: (task, outside) => acceptUpload(task, outside),
  keep: (call, _, accepted, task) => keep(call, task, accepted, 'offline'),
});

const many = implementInSteps(contractsSignMany, {
  look: async (call, { body }) => {
    const tasks: ContractTask[] = [];
    for (const fileName of new Set(body.fileNames)) tasks.push(await findTask(call, fileName));
    return tasks;
  },
  work: (tasks, outside, { body: { provider, fileNames: _, ...credentials } }) =>
    acceptOnline(tasks, credentials, provider, outside),
  keep: async (call, { body }, accepted, tasks) => {
    const refusals = accepted.flatMap((one) => (one.state === 'refused' ? [one.refusal] : []));
    // Nobody was let in: there is one thing to say, and it can be tried again.
    if (refusals.length === tasks.length && refusals[0]) throw refused(refusals[0]);
    const outcomes = [];
    for (const [place, task] of tasks.entries())
      outcomes.push({
        fileName: task.contract,
        ...(await outcomeOf(() => keep(call, task, accepted[place] ?? NOT_ANSWERED, body.provider))),
      });
    return outcomes;
  },
});

/** The signature of one of many: a refusal of it, also for what happened meanwhile, leaves the others signed. */
async function outcomeOf(keepOne: () => Promise<SignatureReceipt>) {
  try {
    return { receipt: await keepOne() };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'signatureRefused') throw error;
    return { refusal: { ...(error.details.current as SignatureRefusal) } };
  }
}

/** What answers the calls that sign contracts. */
export const contractSigning = [online, offline, many];
