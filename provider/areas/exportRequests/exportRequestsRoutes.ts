import type { Implementation } from '../../http/call';
import { download } from './download';
import { cancel, create, deleteOne, list, read } from './exportRequests';
import { scope } from './scope';

/** Implementations of the guarded endpoints of this area. */
export const exportRequestsRoutes: readonly Implementation[] = [
  cancel,
  create,
  deleteOne,
  list,
  read,
  scope,
  download,
];
