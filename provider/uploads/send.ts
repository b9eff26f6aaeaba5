import { randomUUID } from 'node:crypto';
import * as transferMessages from '../../contract/messages/it/transfer';
import * as uploadsMessages from '../../contract/messages/it/uploads';
import { uploadAddress, uploadBegin } from '../../contract/uploads/endpoints';
import { PART_SIZE, piecesFor } from '../../contract/uploads/upload';
import { addUpload, declarePart, goOn, uploadNamed, uploadOf } from '../db/uploads';
import { type Call, stepsFor } from '../http/call';
import { Refusal } from '../refusal';
import { takeSpace } from './schoolSpace';
import { arrivedIn, inStore, nameOf, uploadView } from './uploadView';

const SAME_NAME = transferMessages.sameName;
const OTHER_SIZE = uploadsMessages.otherSize;

export const beginSteps = stepsFor(uploadBegin, {
  async find({ tx, caller, config }, { body }) {
    const known = await uploadNamed(tx, caller.customerCode, body.folder, body.name);
    if (known?.row.stored_at) throw new Refusal('conflict', { detail: SAME_NAME });
    if (known && known.row.size !== body.size) throw new Refusal('otherFile', { detail: OTHER_SIZE });
    if (!known)
      await takeSpace(tx, config, { customerCode: caller.customerCode, size: body.size, inParts: true });
    return known;
  },
  async work(known, { objects, caller }, { body }) {
    const there = known && (await arrivedIn(objects, known));
    if (known && there) return { id: known.row.id, there };
    const id = known?.row.store === objects.kind ? known.row.id : randomUUID();
    return {
      id,
      storeId: await objects.begin({ customerCode: caller.customerCode, id }, body.size),
      kind: objects.kind,
    };
  },
  async store(call, { body }, { id, there, storeId, kind }, known) {
    const { tx, caller, now } = call;
    if (known && there) {
      await stillGoOn(tx, known.row, now);
      return uploadView(known, there);
    }
    // The store has lost the upload, so the file starts again under the same id.
    if (known && known.row.id === id) {
      await stillGoOn(tx, known.row, now, storeId);
      return uploadView(known);
    }
    if (known) await tx.deleteFrom('upload').where('id', '=', known.row.id).execute();
    await takeSpace(tx, call.config, { customerCode: caller.customerCode, size: body.size, inParts: true });
    const row = await addUpload(tx, {
      ...body,
      customer_code: caller.customerCode,
      id,
      part_size: PART_SIZE,
      pieces: piecesFor(body.size),
      store: kind ?? 'disk',
      store_id: storeId ?? '',
      by_uid: caller.uid,
      by_name: await nameOfCaller(call),
      begun_at: now,
      last_at: now,
    });
    call.audit({ entity: 'upload', action: 'begin', id, after: { ...body } });
    return uploadView({ row, declared: [] });
  },
  /** Removes a begun upload from the store, if the call failed and nobody will send the file. */
  async undo({ id, storeId }, { db, objects, caller: { customerCode, person } }) {
    if (storeId === undefined) return;
    const known = await db.inSchool({ customerCode, person }, (tx) => uploadOf(tx, customerCode, id));
    // If two calls began the same upload again, they share one folder on the disk, which now belongs to the other call.
    if (known && (objects.kind === 'disk' || known.row.store_id === storeId)) return;
    await objects.abandon({ customerCode, id, storeId });
  },
});

/** Marks the upload as active. @throws Refusal `conflict` if another call has removed or finished it meanwhile */
async function stillGoOn(...about: Parameters<typeof goOn>): Promise<void> {
  if (!(await goOn(...about))) throw new Refusal('conflict');
}

async function nameOfCaller({ tx, caller }: Call): Promise<string> {
  const account = await tx
    .selectFrom('account')
    .select(['sn', 'cn'])
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', caller.uid)
    .executeTakeFirstOrThrow();
  return `${account.sn} ${account.cn}`;
}

const DONE = uploadsMessages.done;

export const addressSteps = stepsFor(uploadAddress, {
  async find({ tx, caller }, { params, body }) {
    const known = await uploadOf(tx, caller.customerCode, params.id);
    if (!known) throw new Refusal('notFound');
    const { row } = known;
    if (row.stored_at) throw new Refusal('conflict', { detail: DONE });
    const part = inStore(row, body);
    if (part.length === 0) {
      throw new Refusal('invalid', {
        errors: [{ field: body.piece ? 'piece' : 'number', message: uploadsMessages.fileHasNoSuchPart }],
      });
    }
    const first = known.declared.find(
      ({ number, piece }) => number === body.number && (piece ?? null) === (body.piece ?? null),
    );
    if (first && first.sha256 !== body.sha256) throw new Refusal('otherFile');
    return { row, part };
  },
  work: ({ row, part }, { objects }, { body: { sha256 } }) =>
    objects.address(nameOf(row), { ...part, sha256 }),
  async store({ tx, now }, { body }, made, { row }) {
    await stillGoOn(tx, row, now);
    // Another call may have declared a different digest meanwhile.
    if ((await declarePart(tx, row, body)) !== body.sha256) throw new Refusal('otherFile');
    const headers = Object.entries(made.headers).map(([name, value]) => ({ name, value }));
    return { url: made.url, headers, until: made.until.toISOString() };
  },
});
