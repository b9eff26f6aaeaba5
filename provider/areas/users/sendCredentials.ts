import { usersSendCredentials } from '../../../contract/account/credentialsEndpoints';
import { implement } from '../../http/call';
import { runUsersInCall } from './runUsersInCall';

export const sendCredentialsMany = implement(usersSendCredentials, (call, { body }) =>
  runUsersInCall(call, 'sendCredentials', body, {}),
);
