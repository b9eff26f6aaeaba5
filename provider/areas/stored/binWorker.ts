import { sql } from 'kysely';
import { BIN_DAYS } from '../../../contract/storing/softDelete';
import type { Clock } from '../../../contract/values/clock';
import { recordAudit } from '../../audit/recordAudit';
import type { Database } from '../../db/database';
import { eachOf } from '../../jobs/eachOf';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
}

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 3600;
/** The maximum number of records per transaction. */
const AT_ONCE = 200;
/** Name in the audit log for automatic actions. */
const NOBODY = 'automatico';

const binEmptying = new JobKind<Record<string, never>>('binEmptying');

/**
 * Deletes for good the records that have been in the bin for {@link BIN_DAYS} days. Another job removes their files
 * from the object store a day later.
 * @returns the number of deleted records
 */
export async function emptyBins({ db, clock }: Dependencies): Promise<number> {
  const now = clock.now();
  const before = new Date(now.getTime() - BIN_DAYS * DAY);
  const schools = await db.asPlatform((tx) =>
    tx.selectFrom('stored_bin').select('customer_code').where('deleted_at', '<', before).distinct().execute(),
  );
  let all = 0;
  await eachOf(schools, async ({ customer_code: customerCode }) => {
    for (let found = AT_ONCE; found === AT_ONCE; all += found)
      found = await emptyBin(db, { customerCode, now, before });
  });
  return all;
}

interface Emptying {
  readonly customerCode: string;
  readonly now: Date;
  readonly before: Date;
}

const emptyBin = (db: Database, { customerCode, now, before }: Emptying): Promise<number> =>
  db.inSchool({ customerCode, person: NOBODY }, async (tx) => {
    const { rows } = await sql<{ resource: string; id: string; record: object }>`
      delete from stored_bin where customer_code = ${customerCode} and (resource, id) in (
        select resource, id from stored_bin where customer_code = ${customerCode} and deleted_at < ${before}
        order by deleted_at limit ${AT_ONCE} for update skip locked)
      returning resource, id, record`.execute(tx);
    for (const { resource, id } of rows)
      await tx
        .updateTable('stored_file')
        .set({ let_go_at: now })
        .where('customer_code', '=', customerCode)
        .where('resource', '=', resource)
        .where('record', '=', id)
        .where('let_go_at', 'is', null)
        .execute();
    await recordAudit(
      tx,
      { customerCode, who: NOBODY, asWhom: NOBODY, address: null, at: now },
      rows.map(({ resource, id, record }) => ({ entity: resource, action: 'purge', id, before: record })),
    );
    return rows.length;
  });

/** Empties the bins once an hour, in one of the processes. */
export const binWorker = (dependencies: Dependencies): Worker =>
  workerOf(
    binEmptying,
    async () => {
      await emptyBins(dependencies);
    },
    { every: HOUR },
  );
