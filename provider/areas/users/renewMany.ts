import { usersRenew } from '../../../contract/endpoints/users';
import { implement } from '../../http/call';
import { runUsersInCall } from './runUsersInCall';

export const renewMany = implement(usersRenew, (call, { body: { dataScadenza, ...asked } }) =>
  runUsersInCall(call, 'renew', asked, { dataScadenza }),
);
