import { usersRenew } from '../../../contract/endpoints/users';
import { implement } from '../../http/call';
import { doAtOnce } from './doAtOnce';

export const renewMany = implement(usersRenew, (call, { body: { dataScadenza, ...asked } }) =>
  doAtOnce(call, 'renew', asked, { dataScadenza }),
);
