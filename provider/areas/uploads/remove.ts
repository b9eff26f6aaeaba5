import { uploadRemove } from '../../../contract/uploads/endpoints';
import { uploadOf } from '../../db/uploads';
import { type Implementation, implement } from '../../http/call';
import { Refusal } from '../../refusal';
import type { FolderKeeper } from '../../uploads/folderKeeper';
import { removeFile } from '../../uploads/removeFile';

export const remove = (keep: FolderKeeper): Implementation =>
  implement(uploadRemove, async (call, { params }) => {
    const { tx, caller } = call;
    const known = await uploadOf(tx, caller.customerCode, params.id);
    if (!known) throw new Refusal('notFound');
    const { id, folder, name, size } = known.row;
    await keep(call, folder);
    // Another call may have removed it while this one waited for the lock on its folder.
    if (!(await removeFile(call, known.row))) throw new Refusal('notFound');
    call.audit({ entity: 'upload', action: 'remove', id, before: { folder, name, size } });
    return undefined;
  });
