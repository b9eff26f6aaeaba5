import { createOutageReporter, reasonOf } from '../telemetry/outage';
import { Collided, DatabaseUnavailable, TookTooLong } from './database';

/** Logs one line when the database stops answering and one when it answers again, wherever that is noticed. */
export interface Outages {
  /** Runs work with the database. @param work calls its argument when something that it wrote is committed */
  meet<T>(work: (wrote: () => void) => Promise<T>): Promise<T>;
  /** Reports a lost connection, in use or idle. */
  lost(error: Error): void;
}

/** PostgreSQL's read_only_sql_transaction and disk_full. */
const UNWRITABLE: readonly unknown[] = ['25006', '53100'];

/**
 * Creates the reporter of database outages. @param log called once when an outage begins and once when it ends, not for
 * each request or connection
 */
export function createOutages(log: (message: string) => void): Outages {
  const outage = createOutageReporter(log, 'The database', 'Requests are answered with 503 until it does.');
  /** True while writes fail. Reads still succeed then, so they do not end this outage. */
  let isUnwritable = false;
  return {
    lost: ({ message }) => outage.begins(message, 0),
    async meet(work) {
      let hasWritten = false;
      try {
        const result = await work(() => {
          hasWritten = true;
        });
        if (hasWritten) isUnwritable = false;
        if (!isUnwritable) outage.ends();
        return result;
      } catch (error) {
        const isGone = !(error instanceof TookTooLong || error instanceof Collided);
        if (error instanceof DatabaseUnavailable && isGone) {
          isUnwritable ||= UNWRITABLE.includes((error.cause as { code?: unknown } | undefined)?.code);
          outage.begins(reasonOf(error));
        }
        throw error;
      }
    },
  };
}
