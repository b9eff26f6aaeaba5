import { uploadList, uploadRead } from '../../../contract/uploads/endpoints';
import { uploadOf, uploadsIn } from '../../db/uploads';
import { implementInSteps } from '../../http/call';
import { Refusal } from '../../refusal';
import { arrivedIn, uploadView } from '../../uploads/uploadView';

export const list = implementInSteps(uploadList, {
  find: ({ tx, caller }, { query }) => uploadsIn(tx, caller.customerCode, query.folder),
  work: (found, { objects }) =>
    Promise.all(
      found.map(async (known) =>
        uploadView(known, known.row.stored_at ? undefined : await arrivedIn(objects, known)),
      ),
    ),
  store: async (_call, _input, views) => views,
});

export const read = implementInSteps(uploadRead, {
  async find({ tx, caller }, { params }) {
    const known = await uploadOf(tx, caller.customerCode, params.id);
    if (!known) throw new Refusal('notFound');
    return known;
  },
  work: async (known, { objects }) =>
    uploadView(known, known.row.stored_at ? undefined : await arrivedIn(objects, known)),
  store: async (_call, _input, view) => view,
});
