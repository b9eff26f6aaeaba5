import { BULK_LIMIT } from '../../../contract/constants';
import * as operationsMessages from '../../../contract/messages/it/operations';
import { operationTakeBack, operationTakeBackPreview } from '../../../contract/operations/endpoints';
import { implement } from '../../http/call';
import { carryOut } from '../../operations/carryOut';
import { operationOf, whyNoTakeBack } from '../../operations/operationView';
import type { ResourceWorks } from '../../operations/resourceWork';
import { readOperation } from '../../operations/seenOperations';
import { beginTakeBack, laterSteps, wouldTakeBack } from '../../operations/takeBack';
import { Refusal } from '../../refusal';
import { operationToChange } from './change';

const NOT_LATER = operationsMessages.notLater;

export const takeBackPreview = (works: ResourceWorks) =>
  implement(operationTakeBackPreview, async (call, { params }) => {
    const { caller } = call;
    const operation = await operationToChange(call, params.id, whyNoTakeBack);
    const later = await laterSteps(call, works, operation);
    const takeable = later.filter((step) => whyNoTakeBack(step, caller) === undefined);
    const total = operation.done - operation.restored;
    const alone = await wouldTakeBack(call, works, operation, []);
    const withLater = takeable.length > 0 && (await wouldTakeBack(call, works, operation, takeable));
    return {
      total,
      asJob: total > BULK_LIMIT,
      ...alone,
      later: later.map((step) => {
        const { id, what, startedAt, name, canTakeBack, whyNotTakeBack } = operationOf(step, caller);
        const shown = { id, what, startedAt, name, canTakeBack, count: step.shared };
        return whyNotTakeBack ? { ...shown, whyNotTakeBack } : shown;
      }),
      ...(withLater && { withLater: { restorable: withLater.restorable, left: withLater.left } }),
    };
  });

/**
 * Reverses an operation. The reversal is an operation like any other: it is in the history, with the outcome of each
 * record.
 */
export const takeBack = (works: ResourceWorks) =>
  implement(operationTakeBack, async (call, { params, body }) => {
    const { tx, caller } = call;
    const operation = await operationToChange(call, params.id, whyNoTakeBack);
    const named = new Set(body?.later ?? []);
    const later = named.size > 0 ? await laterSteps(call, works, operation) : [];
    const along = later.filter((step) => named.has(step.id) && whyNoTakeBack(step, caller) === undefined);
    if (along.length < named.size)
      throw new Refusal('invalid', { errors: [{ field: 'later', message: NOT_LATER }] });
    const begun = await beginTakeBack(call, works, operation, along);
    for (const [place, step] of [...along, operation].entries())
      call.audit({ entity: 'operation', action: 'takeBack', id: step.id, after: { by: begun[place] } });
    await carryOut(call, works, ...begun);
    return operationOf(await readOperation(tx, caller, begun.at(-1) ?? ''), caller);
  });
