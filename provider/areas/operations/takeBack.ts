import { operationTakeBack } from '../../../contract/endpoints/operations';
import { implement } from '../../http/call';
import { carryOut } from '../../operations/carryOut';
import { addRowsToTakeBack, beginOperation } from '../../operations/operationStore';
import { operationOf, whyNoTakeBack } from '../../operations/operationView';
import type { ResourceWorks } from '../../operations/resourceWork';
import { readOperation } from '../../operations/seenOperations';
import { operationToChange } from './change';

/** An operation like any other: in the history, with what became of each record. */
export const takeBack = (works: ResourceWorks) =>
  implement(operationTakeBack, async (call, { params }) => {
    const { tx, caller, now } = call;
    const {
      id: takesBack,
      resource,
      action,
      input,
    } = await operationToChange(call, params.id, whyNoTakeBack);
    const id = await beginOperation(
      tx,
      caller,
      { kind: 'takeBack', resource, action, input, takesBack },
      now,
    );
    await addRowsToTakeBack(tx, caller.customerCode, id, takesBack);
    call.audit({ entity: 'operation', action: 'takeBack', id: takesBack, after: { by: id } });
    await carryOut(call, works, id);
    return operationOf(await readOperation(tx, caller, id), caller);
  });
