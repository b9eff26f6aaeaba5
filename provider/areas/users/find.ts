import { usersFind } from '../../../contract/users/endpoints';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { findUsers } from './userStore';

export const find = implement(usersFind, async ({ tx, viewer }, { params, body }) => {
  // The filter repeats the school, as in the specification's call: it must be the one in the path.
  if (body.customerCode && body.customerCode !== params.customerCode) throw new Refusal('notFound');
  return findUsers(tx, params.customerCode, body, viewer);
});
