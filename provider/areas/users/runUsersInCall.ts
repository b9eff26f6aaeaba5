import type { Call } from '../../http/call';
import { runInCall as doIt } from '../../operations/runInCall';
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
 * Does an action on users in the transaction of the call, and answers it as the specification's calls do.
 * @throws Refusal `conflict` where the action is not for somebody and it was to be exactly for these
 */
export async function runUsersInCall(
  call: Call,
  action: 'enable' | 'disable' | 'renew' | 'enableSpid' | 'sendCredentials',
  { uids, exactly }: Asked,
  input: object,
): Promise<BulkOutcome> {
  const { done, left, ...kept } = await doIt(call, userWork, action, { ids: uids, input, exactly });
  return {
    done: done.map(({ id }) => id),
    skipped: left.map(({ id, reason }) => ({ uid: id, reason })),
    ...kept,
  };
}
