import { BULK_LIMIT } from '../../contract/constants';
import type { Call } from '../http/call';
import { sendJob } from '../jobs/sendJob';
import { advance } from './advance';
import { operationJob } from './operationJob';
import type { RowsOutcome } from './operationRows';
import { lockOperation, type StoredOperation, updateOperation } from './operationStore';
import { contextOf, type ResourceWorks } from './resourceWork';

/**
 * Runs the waiting rows of operations, one operation after the other: in the transaction of the call or, if there are
 * too many rows, as jobs.
 * @returns the result of the last operation; undefined if jobs run them
 */
export async function carryOut(
  call: Call,
  works: ResourceWorks,
  ...ids: readonly string[]
): Promise<RowsOutcome | undefined> {
  const { tx, caller } = call;
  const operations: StoredOperation[] = [];
  for (const id of ids) {
    const operation = await lockOperation(tx, caller.customerCode, id);
    if (!operation) throw new Error('an operation that was just begun is not there');
    operations.push(operation);
  }
  const waiting = operations.reduce((sum, operation) => sum + waitingOf(operation), 0);
  if (waiting > BULK_LIMIT) {
    await sendFirst(call, operations);
    return undefined;
  }
  const carrying = { context: contextOf(call), works, log: console.error };
  let last: RowsOutcome | undefined;
  for (const operation of operations) {
    const { outcome, changes } = await advance(carrying, operation, BULK_LIMIT + 1);
    call.audit(...changes);
    last = outcome;
  }
  return last;
}

const waitingOf = ({ total, done, skipped, failed, cancelled }: StoredOperation): number =>
  total - done - skipped - failed - cancelled;

/** Sends a job for the first operation. Each of the others begins when the one before it has ended. */
async function sendFirst({ tx, caller, address, now }: Call, operations: readonly StoredOperation[]) {
  const { customerCode, sub: who } = caller;
  for (const [place, operation] of operations.entries()) {
    const before = operations[place - 1];
    if (before) await updateOperation(tx, operation, { follows: before.id });
    else {
      const step = operation.step + 1;
      await updateOperation(tx, operation, { step });
      await sendJob(tx, operationJob, { customerCode, operation: operation.id, step, who, address }, now);
    }
  }
}
