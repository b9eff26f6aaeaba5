import * as uploadsMessages from '../../contract/messages/it/uploads';
import { uploadFinish } from '../../contract/uploads/endpoints';
import { partsIn } from '../../contract/uploads/upload';
import { markStored, uploadOf } from '../db/uploads';
import { stepsFor } from '../http/call';
import { Refusal } from '../refusal';
import { arrivedIn, completeParts, hashedBy, inStore, nameOf, uploadView } from './uploadView';

const DAMAGED = uploadsMessages.damaged;
const CHANGED = uploadsMessages.changed;

const NO_HASH = 'Manca l’impronta SHA-256.';
export const missingHash = () => new Refusal('invalid', { errors: [{ field: 'sha256', message: NO_HASH }] });

export const finishSteps = stepsFor(uploadFinish, {
  async find({ tx, caller }, { params, body }) {
    const known = await uploadOf(tx, caller.customerCode, params.id);
    if (!known) throw new Refusal('notFound');
    if (!body.sha256 && hashedBy(known.row) === 'sender') throw missingHash();
    return known;
  },
  async work(known, { objects }, { body }) {
    const { row, declared } = known;
    if (row.stored_at) return undefined;
    // The store has no such upload: it may have completed it already, and the response was lost. All declared parts are
    // then assumed to have arrived.
    const there = (await arrivedIn(objects, known)) ?? declared;
    const complete = completeParts(row, there);
    if (complete.size < partsIn(row.size, row.part_size)) throw new Refusal('uploadIncomplete');
    const parts = [...complete.values()]
      .flat()
      .map((part) => ({ ...inStore(row, part), sha256: part.sha256 }));
    const finished = await objects.finish(nameOf(row), parts, body.sha256 ?? undefined);
    if (finished.outcome === 'damaged') throw new Refusal('uploadIncomplete', { detail: DAMAGED });
    if (finished.outcome === 'otherFile') throw new Refusal('otherFile', { detail: CHANGED });
    const { checked } = finished;
    if (checked === 'file') return { checked, sha256: finished.sha256 };
    // The SHA-256 of a file of one part must be that of the part.
    if (parts.length === 1 && parts[0]?.sha256 !== body.sha256)
      throw new Refusal('otherFile', { detail: CHANGED });
    return { checked, sha256: body.sha256 as string };
  },
  async store(call, _input, finished, known) {
    if (!finished) return uploadView(known);
    const stored = { stored_at: call.now, ...finished };
    if (!(await markStored(call.tx, known.row, stored))) {
      // Another call may have finished or removed the upload while the parts were assembled.
      const now = await uploadOf(call.tx, call.caller.customerCode, known.row.id);
      if (!now?.row.stored_at) throw new Refusal('conflict');
      return uploadView(now);
    }
    const view = uploadView({ row: { ...known.row, ...stored }, declared: [] });
    const { id, folder, name, size, sha256 } = view;
    call.audit({ entity: 'upload', action: 'finish', id, after: { folder, name, size, sha256 } });
    return view;
  },
});
