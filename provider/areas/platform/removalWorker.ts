import { sql } from 'kysely';
import type { Clock } from '../../../contract/clock';
import { TAKE_BACK_DAYS } from '../../../contract/entities/platformSchool';
import { PLATFORM, recordAudit } from '../../audit/recordAudit';
import type { Database } from '../../db/database';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import type { ObjectStore } from '../../objects/objectStore';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly objects: ObjectStore;
}

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 3600;
/** Schools of one transaction. */
const AT_ONCE = 20;
/** Whoever does what nobody asked for, as the log has it. */
const NOBODY = 'automatico';

const removal = new JobKind<Record<string, never>>('removal');

/** Removes the data of schools that stayed closed for thirty days. @returns their customer codes */
export async function removeClosedSchools({ db, clock, objects }: Dependencies): Promise<readonly string[]> {
  const now = clock.now();
  const before = new Date(now.getTime() - TAKE_BACK_DAYS * DAY);
  await removeFiles({ db, objects }, before);
  const removed: string[] = [];
  for (;;) {
    const schools = await db.asPlatform(async (tx) => {
      const { rows } = await sql<{ school: string; people: number }>`
        select school, people from remove_closed_schools(${before}, ${now}, ${AT_ONCE})`.execute(tx);
      const actor = { customerCode: PLATFORM, who: NOBODY, asWhom: NOBODY, address: null, at: now };
      const lines = rows.map(({ school, people }) => ({ id: school, after: { people } }));
      await recordAudit(
        tx,
        actor,
        lines.map((line) => ({ entity: 'platformSchool', action: 'remove', ...line })),
      );
      return rows.map(({ school }) => school);
    });
    removed.push(...schools);
    if (schools.length < AT_ONCE) return removed;
  }
}

/** First the bytes: without its row nobody would find a file. */
async function removeFiles({ db, objects }: Pick<Dependencies, 'db' | 'objects'>, before: Date) {
  const files = await db.asPlatform((tx) =>
    tx
      .selectFrom('upload')
      .innerJoin('school', 'school.customer_code', 'upload.customer_code')
      .select(['upload.customer_code', 'id', 'store', 'store_id', 'stored_at'])
      .where('school.closed_at', '<', before)
      .where('school.removed_at', 'is', null)
      .execute(),
  );
  const exported = await db.asPlatform((tx) =>
    tx
      .selectFrom('export_request')
      .innerJoin('school', 'school.customer_code', 'export_request.customer_code')
      .select(['export_request.customer_code', 'object_id', 'store'])
      .where('object_id', 'is not', null)
      .where('school.closed_at', '<', before)
      .where('school.removed_at', 'is', null)
      .execute(),
  );
  const ofRecords = await db.asPlatform((tx) =>
    tx
      .selectFrom('stored_file')
      .innerJoin('school', 'school.customer_code', 'stored_file.customer_code')
      .select(['stored_file.customer_code', 'id as object_id', 'store'])
      .where('school.closed_at', '<', before)
      .where('school.removed_at', 'is', null)
      .execute(),
  );
  for (const { customer_code: customerCode, object_id: id, store } of [...exported, ...ofRecords]) {
    if (id && store === objects.kind) await objects.remove({ customerCode, id });
  }
  for (const { customer_code: customerCode, id, store, store_id: storeId, stored_at } of files) {
    if (store !== objects.kind) continue;
    if (stored_at) await objects.remove({ customerCode, id });
    else await objects.abandon({ customerCode, id, storeId });
  }
}

/** Removes once an hour, in one of the processes. */
export const removalWorker = (dependencies: Dependencies): Worker =>
  workerOf(
    removal,
    async () => {
      await removeClosedSchools(dependencies);
    },
    { every: HOUR },
  );
