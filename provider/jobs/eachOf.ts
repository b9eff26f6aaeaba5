import { DatabaseUnavailable, TookTooLong } from '../db/database';

/** Where so many fail it is no fault of theirs. */
const MOST_FAILURES = 20;

/**
 * Does a piece of work for each, one after the other: one that fails keeps no other from it. Where the database is away, or
 * too many fail, nobody goes on.
 * @throws the first failure, in the end
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
