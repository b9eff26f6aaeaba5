import { uploadAddress, uploadBegin, uploadFinish } from '../../../contract/endpoints/uploads';
import { type Implementation, implementInSteps } from '../../http/call';
import { finishSteps } from '../../uploads/finish';
import { addressSteps, beginSteps } from '../../uploads/send';
import { list, read } from './read';
import { remove } from './remove';

/** What answers the guarded endpoints of this area. */
export const uploadsRoutes: readonly Implementation[] = [
  list,
  read,
  implementInSteps(uploadBegin, beginSteps),
  implementInSteps(uploadAddress, addressSteps),
  implementInSteps(uploadFinish, finishSteps),
  remove,
];
