import { DatabaseUnavailable, TookTooLong } from '../db/database';

/** Number of failures after which the run stops, because the cause is then probably not in the items. */
const MOST_FAILURES = 20;

/**
 * Runs a piece of work for each item in turn; a failure does not stop the others, unless the database is unavailable
 * or too many fail.
 * @throws the first failure, at the end
 */
export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    try {
      await work(one);
    } catch (error) {
      if (error instanceof DatabaseUnavailable && !(error instanceof TookTooLong)) throw error;
      failures.push(error);
      if (failures.length === MOST_FAILURES) break;
    }
  }
  if (failures.length > 0) throw failures[0];
}
