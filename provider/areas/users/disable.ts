import { userDisable, usersDisable } from '../../../contract/endpoints/users';
import { implement } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { disable } from './changeStatus';
import { readUser } from './userStore';

export const disableMany = implement(usersDisable, (call, { params, body }) =>
  disable(call, params.customerCode, body.uids, body.reset),
);

/** One user; the specification answers an empty list when the user was disabled already. */
export const disableOne = implement(userDisable, async (call, { params, body }) => {
  const stored = await readUser(call.tx, params.customerCode, params.uid);
  if (!stored) throw new Refusal('notFound');
  const { done, skipped } = await disable(call, params.customerCode, [params.uid], body.reset);
  const [left] = skipped;
  if (left && stored.user.status) throw new Refusal('forbidden', { detail: left.reason });
  return done;
});
