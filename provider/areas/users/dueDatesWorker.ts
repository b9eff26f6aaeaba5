import { sql } from 'kysely';
import type { Clock } from '../../../contract/values/clock';
import { dayInRome } from '../../../contract/values/dates';
import type { Database } from '../../db/database';
import { eachOf } from '../../jobs/eachOf';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { applyDueDates } from './dueDates';

const dueDates = new JobKind<Record<string, never>>('dueDates');

/** Interval in seconds: the maximum delay after midnight in Rome. */
const EVERY = 300;

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly signInElsewhere?: boolean | undefined;
}

/** Applies first days and expiries in all schools, in one of the processes at a time. */
export const dueDatesWorker = (dependencies: Dependencies): Worker =>
  workerOf(dueDates, () => applyAllDueDates(dependencies), { every: EVERY });

/**
 * Applies first days and expiries in all schools now.
 * @throws the first failure, after all other schools are done
 */
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
        // Acts as a supervisor of the school, who decided on the dates.
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
