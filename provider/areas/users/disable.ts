import { userDisable, usersDisable } from '../../../contract/users/endpoints';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { runUsersInCall } from './runUsersInCall';
import { readUser } from './userStore';

export const disableMany = implement(usersDisable, (call, { body: { reset, ...asked } }) =>
  runUsersInCall(call, 'disable', asked, { reset }),
);

/** Disables one user; as specified, the response is an empty list if the user was already disabled. */
export const disableOne = implement(userDisable, async (call, { params, body }) => {
  const stored = await readUser(call.tx, params.customerCode, params.uid);
  if (!stored) throw new Refusal('notFound');
  const { done, skipped } = await runUsersInCall(call, 'disable', { uids: [params.uid] }, body);
  const [left] = skipped;
  if (left && stored.user.status) throw new Refusal('forbidden', { detail: left.reason });
  return done;
});
