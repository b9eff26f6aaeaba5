import type { Implementation } from '../../http/call';
import { everywhere, everywhereByGet, find, one, others } from './activities';
import { list, remove } from './apps';

/** Implementations of the guarded endpoints of this area. */
export const activitiesRoutes: readonly Implementation[] = [
  everywhere,
  everywhereByGet,
  find,
  one,
  others,
  list,
  remove,
];
