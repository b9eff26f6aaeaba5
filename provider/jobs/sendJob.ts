import type { Tx } from '../db/database';
import type { JobKind } from './jobKind';

/**
 * Queues a job for any free process. It is part of the caller's transaction, under any role: the job exists exactly
 * if the change does.
 * @param due the earliest start: now, or later
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
