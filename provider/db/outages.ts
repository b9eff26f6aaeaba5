import { createOutage, reasonOf } from '../telemetry/outage';
import { Collided, DatabaseUnavailable, TookTooLong } from './database';

/** Tells when the database stops answering and when it answers again, however that is met: a line each. */
export interface Outages {
  /** Runs work with the database. */
  meet<T>(work: () => Promise<T>): Promise<T>;
  /** Is told of a connection that was lost, in use or idle. */
  lost(error: Error): void;
}

/** @param log is told once of an outage, however many requests and connections meet it */
export function createOutages(log: (message: string) => void): Outages {
  const outage = createOutage(log, 'The database', 'Requests are answered with 503 until it does.');
  return {
    lost: ({ message }) => outage.begins(message, 0),
    async meet(work) {
      try {
        const result = await work();
        outage.ends();
        return result;
      } catch (error) {
        const isGone = !(error instanceof TookTooLong || error instanceof Collided);
        if (error instanceof DatabaseUnavailable && isGone) outage.begins(reasonOf(error));
        throw error;
      }
    },
  };
}
