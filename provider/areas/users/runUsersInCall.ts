import type { Call } from '../../http/call';
import { runInCall as doIt } from '../../operations/runInCall';
import { userWork } from './userWork';

/** The outcome for each person, in the form of the specification's calls. */
interface BulkOutcome {
  readonly done: string[];
  readonly skipped: { readonly uid: string; readonly reason: string }[];
  readonly operation?: string;
}

interface UserActionRequest {
  readonly uids: readonly string[];
  /** True to refuse the call unless the action applies to all users. */
  readonly exactly?: boolean | null;
}

/**
 * Runs an action on users in the transaction of the call, and returns the form of the specification's calls.
 * @throws Refusal `conflict` if the action does not apply to a user and `exactly` is set
 */
export async function runUsersInCall(
  call: Call,
  action: 'enable' | 'disable' | 'renew' | 'enableSpid' | 'sendCredentials' | 'delete',
  { uids, exactly }: UserActionRequest,
  input: object,
): Promise<BulkOutcome> {
  const { done, left, ...kept } = await doIt(call, userWork, action, { ids: uids, input, exactly });
  return {
    done: done.map(({ id }) => id),
    skipped: left.map(({ id, reason }) => ({ uid: id, reason })),
    ...kept,
  };
}
