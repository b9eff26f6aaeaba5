import { userRead } from '../../../contract/users/endpoints';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';
import { readUser } from './userStore';

export const read = implement(userRead, async ({ tx, version }, { params }) => {
  const stored = await readUser(tx, params.customerCode, params.uid);
  if (!stored) throw new Refusal('notFound');
  version(stored.version);
  return stored.user;
});
