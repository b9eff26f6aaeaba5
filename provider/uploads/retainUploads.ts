import { UPLOAD_KEPT_DAYS } from '../../contract/uploads/upload';
import type { Clock } from '../../contract/values/clock';
import { dayInRome } from '../../contract/values/dates';
import type { Database } from '../db/database';
import { referencedObjects, referencedObjectsOf } from '../db/referencedObjects';
import { readSetting, writeSetting } from '../db/settings';
import { eachOf } from '../jobs/eachOf';
import { JobKind, type Worker, workerOf } from '../jobs/jobKind';
import type { ObjectStore } from '../objects/objectStore';
import { cleanStoredFiles } from './cleanStoredFiles';
import { letGo } from './removeFile';

export interface RetentionOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly objects: ObjectStore;
  readonly log: (message: string) => void;
}

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 3600;

/** Discards uploads without activity for seven days. @returns their number */
export async function cleanUploads({ db, clock }: Pick<RetentionOptions, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const before = new Date(now.getTime() - UPLOAD_KEPT_DAYS * DAY);
  return db.asPlatform(async (tx) => {
    // Selected and deleted in one statement: an upload that continues meanwhile stays.
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

/** Rows without an object, and objects without a row. */
export interface Orphans {
  readonly rowsWithoutObject: number;
  readonly objectsWithoutRow: number;
}

/**
 * Compares the rows with the content of the store. Nothing is removed, because a person must check the differences.
 * Each difference is read again, because an upload may have been started or discarded meanwhile.
 */
export async function compareUploads({ db, objects }: RetentionOptions): Promise<Orphans> {
  /** For each object with a row, whether its bytes must still be found. */
  const wanted = new Map<string, boolean>();
  for await (const rows of referencedObjects(db, objects.kind))
    for (const { school, id, hasBytes } of rows) wanted.set(`${school}/${id}`, hasBytes);
  const unknown = new Set<string>();
  for await (const { customerCode, id } of objects.list()) {
    const name = `${customerCode}/${id}`;
    if (wanted.has(name)) wanted.set(name, false);
    else unknown.add(name);
  }
  const missing = [...wanted].flatMap(([name, isWanted]) => (isWanted ? named(name) : []));
  let rowsWithoutObject = 0;
  for await (const rows of referencedObjectsOf(db, objects.kind, missing))
    rowsWithoutObject += rows.filter(({ hasBytes }) => hasBytes).length;
  for await (const rows of referencedObjectsOf(db, objects.kind, [...unknown].map(named)))
    for (const { school, id } of rows) unknown.delete(`${school}/${id}`);
  return { rowsWithoutObject, objectsWithoutRow: unknown.size };
}

function named(name: string) {
  const [school = '', id = ''] = name.split('/');
  return { school, id };
}

/** The findings of the last comparison, and its day. */
export interface Comparison extends Orphans {
  readonly day: string;
}
const COMPARISON = 'uploadComparison';
/** The earliest hour in Rome. */
const AT_NIGHT = 3;
const hourInRome = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  hourCycle: 'h23',
});

/**
 * Compares rows and store at the first call of a day after three in the morning. @returns what was found; undefined if
 * nothing was compared
 */
export async function compareNightly(options: RetentionOptions): Promise<Comparison | undefined> {
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

/** Creates the worker that cleans uploads once an hour and compares them once a day, in one of the processes. */
export function uploadsWorker(options: RetentionOptions): Worker {
  const run = async () => {
    await eachOf([cleanUploads, cleanStoredFiles, compareNightly], (one) => one(options));
  };
  return workerOf(keeping, run, { every: HOUR });
}
