import { uploadAddress, uploadBegin, uploadFinish } from '../../../contract/endpoints/uploads';
import { type Implementation, implementInSteps } from '../../http/call';
import { finishSteps, remove } from './finish';
import { list, read } from './read';
import { addressSteps, beginSteps } from './send';

/** What answers the guarded endpoints of this area. */
export const uploadsRoutes: readonly Implementation[] = [
  list,
  read,
  implementInSteps(uploadBegin, beginSteps),
  implementInSteps(uploadAddress, addressSteps),
  implementInSteps(uploadFinish, finishSteps),
  remove,
];
