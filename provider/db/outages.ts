import { createOutage, reasonOf } from '../telemetry/outage';
import { Collided, DatabaseUnavailable, TookTooLong } from './database';

/** Tells when the database stops answering and when it answers again, however that is met: a line each. */
export interface Outages {
  /** Runs work with the database. @param work tells that it wrote something, and that this is stored */
  meet<T>(work: (wrote: () => void) => Promise<T>): Promise<T>;
  /** Is told of a connection that was lost, in use or idle. */
  lost(error: Error): void;
}

/** PostgreSQL's read_only_sql_transaction and disk_full. */
const UNWRITABLE: readonly unknown[] = ['25006', '53100'];

/** @param log is told once of an outage, however many requests and connections meet it */
export function createOutages(log: (message: string) => void): Outages {
  const outage = createOutage(log, 'The database', 'Requests are answered with 503 until it does.');
  /** Reading goes on all the while: it says nothing of whether this has ended. */
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
