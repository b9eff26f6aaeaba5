import { usersSendCredentials } from '../../../contract/endpoints/credentials';
import { implement } from '../../http/call';
import { runUsersInCall } from './runUsersInCall';

export const sendCredentialsMany = implement(usersSendCredentials, (call, { body }) =>
  runUsersInCall(call, 'sendCredentials', body, {}),
);
