import type { Tx } from '../db/database';
import { removeUpload, type UploadRow } from '../db/uploads';
import type { Call } from '../http/call';
import { JobKind, type Worker, workerOf } from '../jobs/jobKind';
import { sendJob } from '../jobs/sendJob';
import type { ObjectStore, UploadName } from '../objects/objectStore';

/** A file that no row knows any more. */
interface RemovedFile extends Pick<UploadName, 'customerCode' | 'id' | 'storeId'> {
  readonly store: UploadRow['store'];
}

const fileRemoval = new JobKind<RemovedFile>('fileRemoval');

type Row = Pick<UploadRow, 'customer_code' | 'id' | 'store' | 'store_id'>;

/** Lets go of the bytes of a file whose row goes in this transaction: after it, and only if it ends well. */
export const letGo = (
  tx: Tx,
  { customer_code: customerCode, id, store, store_id: storeId }: Row,
  now: Date,
): Promise<void> => sendJob(tx, fileRemoval, { customerCode, id, store, storeId }, now);

/**
 * Removes a file; a job removes its bytes. Addresses of its parts hold for minutes: before the call is answered the store
 * lets go of what has arrived, so that it refuses further parts. Where that fails, the job does it.
 * @returns whether the file was still there
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

/** Lets go of the bytes of removed files; bytes that are gone already are no mistake. */
export const fileRemovalWorker = ({ objects }: { readonly objects: ObjectStore }): Worker =>
  workerOf(fileRemoval, async ({ store, ...name }) => {
    // What is in another store than the one in use stays there, and the nightly comparison there counts it.
    if (store !== objects.kind) return;
    await objects.abandon(name);
    await objects.remove(name);
  });
