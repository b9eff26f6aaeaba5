import { Collided, DatabaseUnavailable, TookTooLong } from './database';

/**
 * Errors of a socket that cannot be opened or breaks; the last five mean that this machine has run out of sockets.
 */
const networkCodes: readonly string[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'],
  ...['EAGAIN', 'EMFILE', 'ENFILE', 'ENOBUFS', 'EADDRNOTAVAIL'],
];

/**
 * SQLSTATEs, in order: statement cancelled by its timeout, shutdown, crash, startup, idle timeout, and not writable (a
 * standby or read-only database).
 */
const sqlStates: readonly string[] = ['57014', '57P01', '57P02', '57P03', '25P03', '25006'];

/** PostgreSQL's deadlock_detected and serialization_failure. */
const collisions: readonly unknown[] = ['40P01', '40001'];

/**
 * SQLSTATE classes: 08 no connection; 53 insufficient resources (connections, memory, disk); 58 system error of the
 * server.
 */
const sqlClasses = /^(08|53|58)...$/;

/** SQLSTATE of a statement that was cancelled by its timeout. */
const CANCELLED = '57014';

/** Messages of errors that pg itself throws, without a code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying|timeout expired|Query read timeout|Client has encountered|Client was closed|Cannot use a pool)/;

/**
 * Returns {@link DatabaseUnavailable} when the error means that the database is gone or too busy, else the error
 * itself.
 */
export function unavailableOr(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  if (collisions.includes((error as { code?: unknown }).code))
    return new Collided(`Others changed the same in the database: ${error.message}`, { cause: error });
  if (!saysUnavailable(error)) return error;
  if ((error as { code?: unknown }).code === CANCELLED)
    return new TookTooLong(`The database took too long: ${error.message}`, { cause: error });
  return new DatabaseUnavailable(`The database does not answer: ${error.message}`, { cause: error });
}

function saysUnavailable(error: Error & { code?: unknown }): boolean {
  if (typeof error.code !== 'string') return sentences.test(error.message);
  return networkCodes.includes(error.code) || sqlStates.includes(error.code) || sqlClasses.test(error.code);
}
