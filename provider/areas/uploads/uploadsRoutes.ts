import type { Implementation } from '../../http/call';
import { finish, remove } from './finish';
import { list, read } from './read';
import { address, begin } from './send';

/** What answers the guarded endpoints of this area. */
export const uploadsRoutes: readonly Implementation[] = [list, read, begin, address, finish, remove];
