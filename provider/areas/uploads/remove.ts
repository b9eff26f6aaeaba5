import { uploadRemove } from '../../../contract/endpoints/uploads';
import { removeUpload, uploadOf } from '../../db/uploads';
import { implementInSteps } from '../../http/call';
import { Refusal } from '../../refusal';
import { removeObject } from '../../uploads/finish';

export const remove = implementInSteps(uploadRemove, {
  async find({ tx, caller }, { params }) {
    const known = await uploadOf(tx, caller.customerCode, params.id);
    if (!known) throw new Refusal('notFound');
    return known;
  },
  work: ({ row }, { objects }) => removeObject(objects, row),
  async store(call, _input, _done, { row }) {
    await removeUpload(call.tx, row);
    const { id, folder, name, size } = row;
    call.audit({ entity: 'upload', action: 'remove', id, before: { folder, name, size } });
    return undefined;
  },
});
