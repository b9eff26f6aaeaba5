import { usersRenew } from '../../../contract/users/endpoints';
import { implement } from '../../http/call';
import { runUsersInCall } from './runUsersInCall';

export const renewMany = implement(usersRenew, (call, { body: { dataScadenza, ...asked } }) =>
  runUsersInCall(call, 'renew', asked, { dataScadenza }),
);
