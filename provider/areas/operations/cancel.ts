import * as operationsMessages from '../../../contract/messages/it/operations';
import { operationCancel } from '../../../contract/operations/endpoints';
import { implement } from '../../http/call';
import { endFollowing } from '../../operations/following';
import { moveRows } from '../../operations/operationRows';
import { updateOperation } from '../../operations/operationStore';
import { operationOf, whyNoCancel } from '../../operations/operationView';
import { readOperation } from '../../operations/seenOperations';
import { operationToChange } from './change';

const NOT_REACHED = operationsMessages.notReached;

/** Cancels an operation. Waits for the records in progress, which stay done; the next job finds nothing to do. */
export const cancel = implement(operationCancel, async (call, { params: { id } }) => {
  const { tx, caller, now } = call;
  const operation = await operationToChange(call, id, whyNoCancel);
  const cancelled = await moveRows(tx, operation, 'waiting', 'cancelled', NOT_REACHED);
  await updateOperation(tx, operation, { state: 'cancelled', ended_at: now });
  await endFollowing(tx, operation, { state: 'cancelled', at: now, reason: NOT_REACHED });
  call.audit({ entity: 'operation', action: 'cancel', id, after: { done: operation.done, cancelled } });
  return operationOf(await readOperation(tx, caller, id), caller);
});
