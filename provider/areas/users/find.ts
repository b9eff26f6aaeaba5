import { usersFind } from '../../../contract/users/endpoints';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { findUsers } from './userStore';

export const find = implement(usersFind, async ({ tx, viewer }, { params, body }) => {
  // The filter names the school too, as the specification's call does: it can only be the one of the address.
  if (body.customerCode && body.customerCode !== params.customerCode) throw new Refusal('notFound');
  return findUsers(tx, params.customerCode, body, viewer);
});
