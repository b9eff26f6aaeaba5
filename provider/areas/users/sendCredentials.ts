import { usersSendCredentials } from '../../../contract/endpoints/credentials';
import { implement } from '../../http/call';
import { doAtOnce } from './doAtOnce';

export const sendCredentialsMany = implement(usersSendCredentials, (call, { body }) =>
  doAtOnce(call, 'sendCredentials', body, {}),
);
