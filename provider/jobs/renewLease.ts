import type { Clock } from '../../contract/values/clock';
import { type Database, DatabaseUnavailable } from '../db/database';
import { type Job, renew } from './jobStore';

interface Holding {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  /** Milliseconds between two renewals; by default a third of the lease. */
  readonly renewEvery?: number;
}

/**
 * Renews the lease of a running job for as long as it takes.
 * @param lease seconds
 * @returns the function that stops renewing, after a renewal in progress has ended
 */
export function renewLease({ db, clock, log, renewEvery }: Holding, job: Job, lease: number) {
  let renewal: Promise<void> | undefined;
  const hold = async () => {
    try {
      // Another process has taken the job.
      if (!(await renew(db, job, lease, clock.now()))) clearInterval(timer);
    } catch (error) {
      // After a failure, two thirds of the lease remain for further renewals. An outage of the database is logged
      // elsewhere.
      if (!(error instanceof DatabaseUnavailable)) log(`The job ${job.name} could not be held: ${error}`);
    } finally {
      renewal = undefined;
    }
  };
  const timer = setInterval(
    () => {
      renewal ??= hold();
    },
    renewEvery ?? (lease * 1000) / 3,
  ).unref();
  return async (): Promise<void> => {
    clearInterval(timer);
    await renewal;
  };
}
