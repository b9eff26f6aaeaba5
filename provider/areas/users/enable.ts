import { usersEnable } from '../../../contract/endpoints/users';
import { implement } from '../../http/call';
import { doAtOnce } from './doAtOnce';

export const enableMany = implement(usersEnable, (call, { body }) => doAtOnce(call, 'enable', body, {}));
