import { sql } from 'kysely';
import type { Clock } from '../../../contract/values/clock';
import { dayInRome } from '../../../contract/values/dates';
import type { Database } from '../../db/database';
import { eachOf } from '../../jobs/eachOf';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { applyDueDates } from './dueDates';

const dueDates = new JobKind<Record<string, never>>('dueDates');

/** Seconds: after midnight in Rome nobody waits longer. */
const EVERY = 300;

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly signInElsewhere?: boolean | undefined;
}

/** Lets people arrive and leave on their days, in all schools; in one of the processes at a time. */
export const dueDatesWorker = (dependencies: Dependencies): Worker =>
  workerOf(dueDates, () => applyAllDueDates(dependencies), { every: EVERY });

/** The same, now. @throws what kept a school from it, once it is done in all others */
export async function applyAllDueDates({
  db,
  clock,
  publicUrl,
  signInElsewhere,
}: Dependencies): Promise<void> {
  await eachOf(await schoolsWithDueDates(db, dayInRome(clock.now())), async (customerCode) => {
    let more = true;
    while (more) {
      more = await db.inSchool({ customerCode, person: 'automatico' }, (tx) => {
        const now = clock.now();
        // As a supervisor of the school would: that is who decided on the dates.
        const viewer = { now, customerCode, roles: ['supervisor'] as const };
        return applyDueDates({ tx, customerCode, now, viewer, publicUrl, signInElsewhere });
      });
    }
  });
}

async function schoolsWithDueDates(db: Database, today: string): Promise<readonly string[]> {
  const { rows } = await db.asPlatform((tx) =>
    sql<{ code: string }>`select code from schools_with_due_dates(${today}) as code order by 1`.execute(tx),
  );
  return rows.map(({ code }) => code);
}
