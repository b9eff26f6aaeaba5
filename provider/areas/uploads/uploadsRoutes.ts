import { uploadAddress } from '../../../contract/uploads/endpoints';
import { type Implementation, implementInSteps } from '../../http/call';
import type { FolderKeeper } from '../../uploads/folderKeeper';
import { addressSteps } from '../../uploads/send';
import { list, read } from './read';
import { remove } from './remove';
import { begin, finish } from './send';

/**
 * Returns the implementations of the guarded endpoints of this area.
 * @param keep refuses changes of files in folders that must not change
 */
export const uploadsRoutes = (keep: FolderKeeper): readonly Implementation[] => [
  ...[list, read, begin(keep)],
  implementInSteps(uploadAddress, addressSteps),
  ...[finish(keep), remove(keep)],
];
