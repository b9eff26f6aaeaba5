import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { type CheckOptions, checkCampus } from '../../platform/checkCampus';

const checking = new JobKind<Record<string, never>>('campus');
const DAY = 24 * 3600;

/** Compares what is kept of Campus with its enrolments once a day, in one of the processes. */
export const campusWorker = (options: CheckOptions): Worker =>
  workerOf(
    checking,
    async () => {
      await checkCampus(options);
    },
    { every: DAY },
  );
