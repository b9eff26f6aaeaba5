import { eachOf } from '../../jobs/eachOf';
import { JobKind, type Worker, workerOf } from '../../jobs/jobKind';
import { type CheckOptions, campusToCheck, checkCampusOf } from '../../platform/checkCampus';

const checking = new JobKind<Record<string, never>>('campus');
const DAY = 24 * 3600;

/**
 * Compares the stored figures of Campus with the enrolments of each school, and corrects them.
 * @returns the number of corrected figures
 * @throws the first failure, after all other schools are done
 */
export async function checkCampus(options: CheckOptions): Promise<number> {
  let mended = 0;
  await eachOf(await campusToCheck(options.db), async (school) => {
    mended += await checkCampusOf(options, school);
  });
  return mended;
}

/** Returns the worker that runs `checkCampus` once a day, in one of the processes. */
export const campusWorker = (options: CheckOptions): Worker =>
  workerOf(
    checking,
    async () => {
      await checkCampus(options);
    },
    { every: DAY },
  );
