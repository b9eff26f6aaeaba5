import { DatabaseUnavailable, TookTooLong } from './database';

/** Runs work with the database, and tells when it stops answering and when it answers again: a line each. */
export type Outages = <T>(work: () => Promise<T>) => Promise<T>;

/** @param log is told once of an outage, however many requests meet it */
export function createOutages(log: (message: string) => void): Outages {
  let refused = 0;
  return async (work) => {
    try {
      const result = await work();
      if (refused > 0) log(`The database answers again; ${refused} pieces of work were refused meanwhile.`);
      refused = 0;
      return result;
    } catch (error) {
      if (error instanceof DatabaseUnavailable && !(error instanceof TookTooLong)) {
        if (refused === 0) log(`Requests are answered with 503 until the database answers. ${error.message}`);
        refused += 1;
      }
      throw error;
    }
  };
}
