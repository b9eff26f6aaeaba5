import type { Call } from '../http/call';
import { attempt } from './attempt';
import { changedSince } from './changedSince';
import { keepOperation } from './keepOperation';
import { withMarks } from './marks';
import { type Change, contextOf, type LeftOut, type ResourceWork } from './resourceWork';

/** What became of each record. */
export interface InCallResult {
  readonly done: readonly Change[];
  /** By a rule or by an error, each with its reason. */
  readonly left: readonly LeftOut[];
  /** Where the history keeps it. */
  readonly operation?: string;
}

interface Asked {
  readonly ids: readonly string[];
  readonly input?: object;
  /** All of them or nobody. */
  readonly exactly?: boolean | null | undefined;
}

/**
 * Does an action on records in the transaction of the call, the same that an operation does: audited, in the history.
 * @throws Refusal `conflict` where the action is not for somebody and it was to be exactly for these
 */
export async function runInCall(
  call: Call,
  work: ResourceWork,
  action: string,
  { ids, input = {}, exactly }: Asked,
): Promise<InCallResult> {
  const does = work.actions[action];
  if (!does) throw new Error(`nothing is known about the action ${action} on ${work.resource}`);
  const records = [...new Set(ids)].map((id) => ({ id }));
  const context = contextOf(call);
  const apply = (some: readonly { readonly id: string }[]) => {
    const chosen = some.map(({ id }) => id);
    return withMarks(context, work, chosen, () => does.apply(context, chosen, input));
  };
  const outcome = await attempt(call.tx, records, apply, console.error);
  const { done, skipped, failed } = outcome;
  if (exactly && skipped.length > 0) throw changedSince();
  call.audit(...done.map(({ id, before, after }) => ({ entity: work.resource, action, id, before, after })));
  const operation = await keepOperation(call, work, action, input, outcome);
  return { done, left: [...skipped, ...failed], ...(operation && { operation }) };
}
