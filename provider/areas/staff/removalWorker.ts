import { sql } from 'kysely';
import { TAKE_BACK_DAYS } from '../../../contract/staff/platformSchool';
import type { Clock } from '../../../contract/values/clock';
import { PLATFORM, recordAudit } from '../../audit/recordAudit';
import type { Database } from '../../db/database';
import { inPortions } from '../../jobs/inPortions';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import type { ObjectStore } from '../../objects/objectStore';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly objects: ObjectStore;
}

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 3600;
/** Maximum number of schools per transaction. */
const AT_ONCE = 20;
/** Name in the audit log for automatic actions. */
const NOBODY = 'automatico';

const removal = new JobKind<Record<string, never>>('removal');

/**
 * Removes the data of schools that have been closed for thirty days.
 * @returns their customer codes
 * @throws Error after all other schools: the first failure to remove files, or the schools that could not be removed
 * because their files are in another object store than the current one
 */
export async function removeClosedSchools({ db, clock, objects }: Dependencies): Promise<readonly string[]> {
  const now = clock.now();
  const before = new Date(now.getTime() - TAKE_BACK_DAYS * DAY);
  const { elsewhere, failures } = await removeFiles({ db, objects }, before);
  const staying = [...elsewhere, ...failures.keys()];
  const removed: string[] = [];
  await inPortions(AT_ONCE, async (limit) => {
    const schools = await db.asPlatform(async (tx) => {
      const { rows } = await sql<{ school: string; people: number }>`
        select school, people from remove_closed_schools(${before}, ${now}, ${limit}, ${staying}::text[])`.execute(
        tx,
      );
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
    return schools.length;
  });
  for (const failure of failures.values()) throw failure;
  if (elsewhere.length > 0)
    throw new Error(
      `The data of ${elsewhere.join(', ')} stay: files of theirs are not in the store in use (${objects.kind}), and can be removed only by a process that uses the other.`,
    );
  return removed;
}

interface File {
  readonly customerCode: string;
  readonly id: string;
  readonly store: ObjectStore['kind'];
  readonly storeId: string | null;
}

/**
 * Removes the bytes of the files of schools closed before a time. The rows are deleted afterwards, because bytes
 * without a row could not be found.
 * @returns the schools whose rows must stay: those with files in another store, and those whose removal failed, with
 * the errors
 */
async function removeFiles({ db, objects }: Pick<Dependencies, 'db' | 'objects'>, before: Date) {
  const { rows } = await db.asPlatform((tx) =>
    sql<File>`
      select f.customer_code as "customerCode", f.id, f.store, f.store_id as "storeId"
      from (select customer_code, id, store, case when stored_at is null then store_id end as store_id from upload
        union all select customer_code, object_id, store, null from export_request where object_id is not null
        union all select customer_code, id, store, null from stored_file) f
      join school s on s.customer_code = f.customer_code
      where s.closed_at < ${before} and s.removed_at is null`.execute(tx),
  );
  const elsewhere = new Set(
    rows.filter(({ store }) => store !== objects.kind).map(({ customerCode }) => customerCode),
  );
  const failures = new Map<string, unknown>();
  for (const { customerCode, id, storeId } of rows) {
    if (elsewhere.has(customerCode) || failures.has(customerCode)) continue;
    const name = { customerCode, id };
    await (storeId ? objects.abandon({ ...name, storeId }) : objects.remove(name)).catch((error: unknown) =>
      failures.set(customerCode, error),
    );
  }
  return { elsewhere: [...elsewhere].sort(), failures };
}

/** Runs the removal once an hour, in one of the processes. */
export const removalWorker = (dependencies: Dependencies): Worker =>
  workerOf(
    removal,
    async () => {
      await removeClosedSchools(dependencies);
    },
    { every: HOUR },
  );
