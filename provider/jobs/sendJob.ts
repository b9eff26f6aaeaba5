import type { Tx } from '../db/database';
import type { JobKind } from './jobKind';

/**
 * Leaves a job to whichever process is free. It is part of the caller's transaction, whatever its role: the
 * job is there when the change is, and not otherwise.
 * @param due when it may be begun: now, or later
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
