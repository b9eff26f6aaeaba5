import type { Clock } from '../../contract/clock';
import { dayInRome } from '../../contract/dates';
import { UPLOAD_KEPT_DAYS } from '../../contract/entities/upload';
import type { Database } from '../db/database';
import { readSetting, writeSetting } from '../db/settings';
import { JobKind, type Worker, workerOf } from '../jobs/jobKind';
import type { ObjectStore } from '../objects/objectStore';
import { cleanStoredFiles } from './cleanStoredFiles';
import { letGo } from './removeFile';

export interface KeepOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly objects: ObjectStore;
  readonly log: (message: string) => void;
}

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 3600;

/** Lets go of uploads that nobody went on with for seven days. @returns how many */
export async function cleanUploads({ db, clock }: Pick<KeepOptions, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const before = new Date(now.getTime() - UPLOAD_KEPT_DAYS * DAY);
  return db.asPlatform(async (tx) => {
    // Looked for and deleted at once: what somebody goes on with meanwhile stays.
    const old = await tx
      .deleteFrom('upload')
      .where('stored_at', 'is', null)
      .where('last_at', '<', before)
      .returning(['customer_code', 'id', 'store', 'store_id'])
      .execute();
    for (const row of old) await letGo(tx, row, now);
    return old.length;
  });
}

/** What is on one side alone. */
export interface Orphans {
  readonly rowsWithoutObject: number;
  readonly objectsWithoutRow: number;
}

/** Compares the rows with what the store holds. Nothing is removed: somebody looks first. */
export async function compareUploads({ db, objects }: KeepOptions): Promise<Orphans> {
  const stored = new Set<string>();
  for await (const { customerCode, id } of objects.list()) stored.add(`${customerCode}/${id}`);
  // Read last: what was begun in the meantime has its row by now.
  const rows = await db.asPlatform((tx) =>
    tx.selectFrom('upload').select(['customer_code', 'id']).where('store', '=', objects.kind).execute(),
  );
  const exported = await db.asPlatform((tx) =>
    tx
      .selectFrom('export_request')
      .select(['customer_code', 'object_id as id'])
      .where('object_id', 'is not', null)
      .where('store', '=', objects.kind)
      .execute(),
  );
  const ofRecords = await db.asPlatform((tx) =>
    tx.selectFrom('stored_file').select(['customer_code', 'id']).where('store', '=', objects.kind).execute(),
  );
  const known = new Set(
    [...rows, ...exported, ...ofRecords].map(({ customer_code, id }) => `${customer_code}/${id}`),
  );
  return {
    rowsWithoutObject: [...known].filter((one) => !stored.has(one)).length,
    objectsWithoutRow: [...stored].filter((one) => !known.has(one)).length,
  };
}

/** What the last comparison found, and on which day. */
export interface Comparison extends Orphans {
  readonly day: string;
}
const COMPARISON = 'uploadComparison';
/** Not before this hour in Rome. */
const AT_NIGHT = 3;
const hourInRome = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Compares once a day, the first time that it is asked after three at night, and says what it found. */
export async function compareNightly(options: KeepOptions): Promise<Comparison | undefined> {
  const { db, clock, log } = options;
  const now = clock.now();
  const day = dayInRome(now);
  if (Number(hourInRome.format(now)) < AT_NIGHT) return undefined;
  const last = await db.asPlatform((tx) => readSetting<Comparison>(tx, COMPARISON));
  if (last && last.day >= day) return undefined;
  const found: Comparison = { day, ...(await compareUploads(options)) };
  await db.asPlatform((tx) => writeSetting(tx, COMPARISON, found));
  const { rowsWithoutObject, objectsWithoutRow } = found;
  if (rowsWithoutObject + objectsWithoutRow > 0) {
    log(
      `Files of schools: ${rowsWithoutObject} in the database without their bytes, ${objectsWithoutRow} in the store that the database does not know.`,
    );
  }
  return found;
}

const keeping = new JobKind<Record<string, never>>('uploads');

/** Looks after uploads once an hour, in one of the processes. */
export function uploadsWorker(options: KeepOptions): Worker {
  const run = async () => {
    await cleanUploads(options);
    await cleanStoredFiles(options);
    await compareNightly(options);
  };
  return workerOf(keeping, run, { every: HOUR });
}
