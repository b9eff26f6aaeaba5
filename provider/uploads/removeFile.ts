import type { Tx } from '../db/database';
import { removeUpload, type UploadRow } from '../db/uploads';
import type { Call } from '../http/call';
import { JobKind, type Worker, workerOf } from '../jobs/jobKind';
import { sendJob } from '../jobs/sendJob';
import type { ObjectStore, UploadName } from '../objects/objectStore';

/** A file whose row has been deleted, and whose bytes are to be removed. */
interface RemovedFile extends Pick<UploadName, 'customerCode' | 'id' | 'storeId'> {
  readonly store: UploadRow['store'];
}

const fileRemoval = new JobKind<RemovedFile>('fileRemoval');

type Row = Pick<UploadRow, 'customer_code' | 'id' | 'store' | 'store_id'>;

/**
 * Queues the removal of the bytes of a file whose row is deleted in this transaction. The job runs only if the
 * transaction commits.
 */
export const letGo = (
  tx: Tx,
  { customer_code: customerCode, id, store, store_id: storeId }: Row,
  now: Date,
): Promise<void> => sendJob(tx, fileRemoval, { customerCode, id, store, storeId }, now);

/**
 * Deletes the row of a file; a job removes its bytes. Issued addresses of its parts stay valid for minutes. So the
 * store discards the received parts before the response is sent, and refuses further ones. If that fails, the job does
 * it.
 * @returns whether the file still existed
 */
export async function removeFile(
  { tx, now, objects, afterCommit }: Pick<Call, 'tx' | 'now' | 'objects' | 'afterCommit'>,
  row: Row & Pick<UploadRow, 'stored_at'>,
): Promise<boolean> {
  if (!(await removeUpload(tx, row))) return false;
  await letGo(tx, row, now);
  const { customer_code: customerCode, id, store, store_id: storeId } = row;
  if (!row.stored_at && store === objects.kind)
    afterCommit(() => objects.abandon({ customerCode, id, storeId }).catch(() => undefined));
  return true;
}

/** Creates the worker that removes the bytes of deleted files. It is no error if they are missing. */
export const fileRemovalWorker = ({ objects }: { readonly objects: ObjectStore }): Worker =>
  workerOf(fileRemoval, async ({ store, ...name }) => {
    // A file in a store other than the current one stays there. If that store is used again, the nightly comparison
    // reports the file.
    if (store !== objects.kind) return;
    await objects.abandon(name);
    await objects.remove(name);
  });
