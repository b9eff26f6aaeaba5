import { uploadRemove } from '../../../contract/endpoints/uploads';
import { removeUpload, uploadOf } from '../../db/uploads';
import { type Implementation, implementInSteps } from '../../http/call';
import { Refusal } from '../../refusal';
import { removeObject } from '../../uploads/finish';
import type { FolderKeeper } from '../../uploads/folderKeeper';

export const remove = (keep: FolderKeeper): Implementation =>
  implementInSteps(uploadRemove, {
    async find(call, { params }) {
      const known = await uploadOf(call.tx, call.caller.customerCode, params.id);
      if (!known) throw new Refusal('notFound');
      await keep(call, known.row.folder);
      return known;
    },
    work: ({ row }, { objects }) => removeObject(objects, row),
    async store(call, _input, _done, { row }) {
      await keep(call, row.folder);
      await removeUpload(call.tx, row);
      const { id, folder, name, size } = row;
      call.audit({ entity: 'upload', action: 'remove', id, before: { folder, name, size } });
      return undefined;
    },
  });
