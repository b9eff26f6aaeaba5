import { usersEnable } from '../../../contract/endpoints/users';
import { implement } from '../../http/call';
import { runUsersInCall } from './doAtOnce';

export const enableMany = implement(usersEnable, (call, { body }) =>
  runUsersInCall(call, 'enable', body, {}),
);
