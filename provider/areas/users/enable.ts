import { usersEnable } from '../../../contract/users/endpoints';
import { implement } from '../../http/call';
import { runUsersInCall } from './runUsersInCall';

export const enableMany = implement(usersEnable, (call, { body }) =>
  runUsersInCall(call, 'enable', body, {}),
);
