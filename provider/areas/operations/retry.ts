import { operationRetry } from '../../../contract/operations/endpoints';
import { implement } from '../../http/call';
import { carryOut } from '../../operations/carryOut';
import { moveRows } from '../../operations/operationRows';
import { updateOperation } from '../../operations/operationStore';
import { operationOf, whyNoRetry } from '../../operations/operationView';
import type { ResourceWorks } from '../../operations/resourceWork';
import { readOperation } from '../../operations/seenOperations';
import { operationToChange } from './change';

export const retry = (works: ResourceWorks) =>
  implement(operationRetry, async (call, { params: { id } }) => {
    const { tx, caller } = call;
    const operation = await operationToChange(call, id, whyNoRetry);
    const failed = await moveRows(tx, operation, 'failed', 'waiting', null);
    const notReached = await moveRows(tx, operation, 'cancelled', 'waiting', null);
    await updateOperation(tx, operation, { state: 'running', ended_at: null, problem: null });
    call.audit({ entity: 'operation', action: 'retry', id, after: { again: failed + notReached } });
    await carryOut(call, works, id);
    return operationOf(await readOperation(tx, caller, id), caller);
  });
