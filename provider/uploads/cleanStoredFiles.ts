import type { Clock } from '../../contract/values/clock';
import type { Database } from '../db/database';
import { eachOf } from '../jobs/eachOf';
import type { ObjectStore } from '../objects/objectStore';

interface CleanOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly objects: ObjectStore;
}

/**
 * Milliseconds for which an unused file is kept, so that a running backup and issued download addresses still find it.
 */
const KEPT = 24 * 60 * 60 * 1000;

/**
 * Removes files that no record has referred to for a day: replaced, removed, or left behind by a failed call.
 * @returns their number
 */
export async function cleanStoredFiles({ db, clock, objects }: CleanOptions): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT);
  const old = await db.asPlatform((tx) =>
    tx
      .selectFrom('stored_file')
      .select(['customer_code', 'id', 'store', 'store_id'])
      .where('let_go_at', '<', before)
      .execute(),
  );
  await eachOf(old, async ({ customer_code: customerCode, id, store, store_id }) => {
    // The bytes are removed before the row. If only the bytes are gone, the removal is tried again; bytes without a row
    // would never be found.
    if (store === objects.kind) {
      if (store_id) await objects.abandon({ customerCode, id, storeId: store_id });
      await objects.remove({ customerCode, id });
    }
    await db.asPlatform((tx) =>
      tx.deleteFrom('stored_file').where('customer_code', '=', customerCode).where('id', '=', id).execute(),
    );
  });
  return old.length;
}
