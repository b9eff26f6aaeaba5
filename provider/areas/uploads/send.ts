import { uploadBegin, uploadFinish } from '../../../contract/uploads/endpoints';
import { type Implementation, implementInSteps } from '../../http/call';
import { finishSteps } from '../../uploads/finish';
import type { FolderKeeper } from '../../uploads/folderKeeper';
import { beginSteps } from '../../uploads/send';

export const begin = (keep: FolderKeeper): Implementation =>
  implementInSteps(uploadBegin, {
    ...beginSteps,
    async find(call, input) {
      await keep(call, input.body.folder);
      return beginSteps.find(call, input);
    },
    async store(call, input, worked, known) {
      await keep(call, input.body.folder);
      return beginSteps.store(call, input, worked, known);
    },
  });

export const finish = (keep: FolderKeeper): Implementation =>
  implementInSteps(uploadFinish, {
    ...finishSteps,
    async find(call, input) {
      const known = await finishSteps.find(call, input);
      await keep(call, known.row.folder);
      return known;
    },
    async store(call, input, finished, known) {
      await keep(call, known.row.folder);
      return finishSteps.store(call, input, finished, known);
    },
  });
