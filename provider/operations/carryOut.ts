import { BULK_LIMIT } from '../../contract/constants';
import type { Call } from '../http/call';
import { sendJob } from '../jobs/sendJob';
import { advance } from './advance';
import { operationJob } from './operationJob';
import type { RowsOutcome } from './operationRows';
import { lockOperation, updateOperation } from './operationStore';
import { contextOf, type ResourceWorks } from './resourceWork';

/**
 * Does what waits in an operation: in the transaction of the call, or as a job where that is too much for it.
 * @returns what was done, where it was done now
 */
export async function carryOut(
  call: Call,
  works: ResourceWorks,
  id: string,
): Promise<RowsOutcome | undefined> {
  const { tx, caller, now } = call;
  const { customerCode, sub: who } = caller;
  const operation = await lockOperation(tx, customerCode, id);
  if (!operation) throw new Error('an operation that was just begun is not there');
  const { total, done, skipped, failed, cancelled } = operation;
  if (total - done - skipped - failed - cancelled > BULK_LIMIT) {
    const step = operation.step + 1;
    await updateOperation(tx, operation, { step });
    const job = { customerCode, operation: id, step, who, address: call.address };
    await sendJob(tx, operationJob, job, now);
    return undefined;
  }
  const carrying = { context: contextOf(call), works, log: console.error };
  const { outcome, changes } = await advance(carrying, operation, BULK_LIMIT + 1);
  call.audit(...changes);
  return outcome;
}
