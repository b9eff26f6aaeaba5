import type { Call } from '../../http/call';
import { keepOperation } from '../../operations/keepOperation';
import { contextOf } from '../../operations/resourceWork';
import { userWork } from './userWork';

/** What became of each person, as the specification's calls answer it. */
interface BulkOutcome {
  readonly done: string[];
  readonly skipped: { readonly uid: string; readonly reason: string }[];
}

/** Does an action on users in the transaction of the call, the same that an operation does: audited, in the history. */
export async function doAtOnce(
  call: Call,
  action: 'enable' | 'disable',
  uids: readonly string[],
  input: object,
): Promise<BulkOutcome> {
  const outcome = await userWork.actions[action]?.apply(contextOf(call), uids, input, []);
  if (!outcome) throw new Error(`users have no action ${action}`);
  call.audit(...outcome.done.map(({ id, before, after }) => ({ entity: 'user', action, id, before, after })));
  await keepOperation(call, userWork, action, input, outcome);
  return {
    done: outcome.done.map(({ id }) => id),
    skipped: outcome.skipped.map(({ id, reason }) => ({ uid: id, reason })),
  };
}
