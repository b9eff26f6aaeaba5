import type { Tx } from '../db/database';
import type { JobKind } from './jobKind';

/**
 * Queues a job for any process. It is inserted in the caller's transaction, under any role, so that the job exists if
 * and only if the change is committed.
 * @param due the earliest start
 */
export async function sendJob<Data extends object>(
  tx: Tx,
  kind: JobKind<Data>,
  data: Data,
  due: Date,
): Promise<void> {
  await tx
    .insertInto('job')
    .values({
      name: kind.name,
      data: JSON.stringify(data),
      due_at: due,
      every: null,
      failure: null,
      parked_at: null,
    })
    .execute();
}
