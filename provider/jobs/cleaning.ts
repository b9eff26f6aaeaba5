import type { Clock } from '../../contract/values/clock';
import type { Database } from '../db/database';
import { systemClock } from '../systemClock';
import { clean } from './clean';
import { JobKind, type Worker, workerOf } from './jobKind';

const HOUR = 3600;

const cleaning = new JobKind<Record<string, never>>('cleaning');

/** Creates the worker that cleans once an hour, in one of the processes. */
export function cleaningWorker(db: Database, clock: Clock): Worker {
  const run = async () => {
    await clean(db, clock, systemClock);
  };
  return workerOf(cleaning, run, { every: HOUR });
}
