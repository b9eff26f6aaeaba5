import { onlyChanged } from '../audit/recordAudit';
import type { Call } from '../http/call';
import { attempt } from './attempt';
import { changedSince } from './changedSince';
import { withMarks } from './marks';
import { type Change, contextOf, type LeftOut, type ResourceWork } from './resourceWork';
import { storeOperation } from './storeOperation';

/** Result for each record. */
export interface InCallResult {
  readonly done: readonly Change[];
  /** Records left out by a rule or an error, each with its reason. */
  readonly left: readonly LeftOut[];
  /** Id of the operation in the history. */
  readonly operation?: string;
}

interface ActionRequest {
  readonly ids: readonly string[];
  readonly input?: object;
  /** If true, refuse unless all records can be changed. */
  readonly exactly?: boolean | null | undefined;
}

/**
 * Runs an action on records in the transaction of the call, with the same audit and history as an operation.
 * @throws Refusal `conflict` if the action is not allowed for a record and `exactly` is set
 */
export async function runInCall(
  call: Call,
  work: ResourceWork,
  action: string,
  { ids, input = {}, exactly }: ActionRequest,
): Promise<InCallResult> {
  const does = work.actions[action];
  if (!does) throw new Error(`nothing is known about the action ${action} on ${work.resource}`);
  const records = [...new Set(ids)].map((id) => ({ id }));
  const context = contextOf(call);
  const apply = async (some: readonly { readonly id: string }[]) => {
    const chosen = some.map(({ id }) => id);
    await does.lockBeforeApply?.(context, chosen);
    return withMarks(context, work, chosen, () => does.apply(context, chosen, input));
  };
  const outcome = await attempt(call.tx, records, apply, console.error);
  const { done, skipped, failed } = outcome;
  if (exactly && skipped.length > 0) throw changedSince();
  call.audit(
    ...onlyChanged(
      ...done.map(({ id, before, after }) => ({ entity: work.resource, action, id, before, after })),
    ),
  );
  const operation = await storeOperation(call, work, action, input, outcome);
  return { done, left: [...skipped, ...failed], ...(operation && { operation }) };
}
