import type { Call } from '../../http/call';
import { attempt } from '../../operations/attempt';
import { changedSince } from '../../operations/changedSince';
import { keepOperation } from '../../operations/keepOperation';
import { actionWorkOf, contextOf } from '../../operations/resourceWork';
import { userWork } from './userWork';

/** What became of each person, as the specification's calls answer it. */
interface BulkOutcome {
  readonly done: string[];
  readonly skipped: { readonly uid: string; readonly reason: string }[];
  readonly operation?: string;
}

interface Asked {
  readonly uids: readonly string[];
  /** All of them or nobody. */
  readonly exactly?: boolean | null;
}

/**
 * Does an action on users in the transaction of the call, the same that an operation does: audited, in the history.
 * @throws Refusal `conflict` where the action is not for somebody and it was to be exactly for these
 */
export async function doAtOnce(
  call: Call,
  action: 'enable' | 'disable',
  { uids, exactly }: Asked,
  input: object,
): Promise<BulkOutcome> {
  const work = actionWorkOf([userWork], 'user', action);
  const people = [...new Set(uids)].map((id) => ({ id }));
  const apply = (ids: readonly string[]) => work.apply(contextOf(call), ids, input);
  const outcome = await attempt(call.tx, people, (some) => apply(some.map(({ id }) => id)), console.error);
  const { done, skipped, failed } = outcome;
  if (exactly && skipped.length > 0) throw changedSince();
  call.audit(...done.map(({ id, before, after }) => ({ entity: 'user', action, id, before, after })));
  const operation = await keepOperation(call, userWork, action, input, outcome);
  return {
    done: done.map(({ id }) => id),
    skipped: [...skipped, ...failed].map(({ id, reason }) => ({ uid: id, reason })),
    ...(operation && { operation }),
  };
}
