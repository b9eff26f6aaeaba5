import { userDelete, usersDelete } from '../../../contract/users/endpoints';
import { deleteRules, whyNot } from '../../../contract/users/user';
import { lockLinkedPeople } from '../../db/lockLinkedPeople';
import { implement } from '../../http/call';
import { removeAccounts } from '../../identity/accounts/removeAccounts';
import { contextOf } from '../../operations/resourceWork';
import { Refusal } from '../../refusal';
import { runUsersInCall } from './runUsersInCall';
import { readUser } from './userStore';

export const deleteMany = implement(usersDelete, (call, { body }) =>
  runUsersInCall(call, 'delete', body, {}),
);

/**
 * Deletes a user who has never signed in. The account is locked before it is checked, so that a sign-in in the meantime
 * prevents the deletion.
 */
export const deleteOne = implement(userDelete, async (call, { params: { customerCode, uid } }) => {
  await lockLinkedPeople(call.tx, customerCode, [uid]);
  const stored = await readUser(call.tx, customerCode, uid, true);
  if (!stored) throw new Refusal('notFound');
  const reason = whyNot(deleteRules, stored.user, call.viewer);
  if (reason) throw new Refusal('conflict', { detail: reason });
  await removeAccounts(contextOf(call), [uid]);
  call.audit({ entity: 'user', action: 'delete', id: uid, before: stored.user });
  return undefined;
});
