import { DatabaseUnavailable, TookTooLong } from './database';

const networkCodes: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
];

/**
 * Too many connections, statement cancelled by its time limit, shutting down, crashed, starting, idle too long; nothing
 * can be written: a standby or a read-only database, a full disk; two transactions that waited for each other.
 */
const sqlStates: readonly string[] = [
  ...['53300', '57014', '57P01', '57P02', '57P03', '25P03'],
  ...['25006', '53100', '40P01', '40001'],
];

/** A statement that met its time limit. */
const CANCELLED = '57014';

/** What pg itself says without a code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying|Query read timeout|Client has encountered|Client was closed|Cannot use a pool)/;

/** {@link DatabaseUnavailable} when the error means that the database is gone or too busy, else the error itself. */
export function unavailableOr(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  if (!saysUnavailable(error)) return error;
  if ((error as { code?: unknown }).code === CANCELLED)
    return new TookTooLong(`The database took too long: ${error.message}`, { cause: error });
  return new DatabaseUnavailable(`The database does not answer: ${error.message}`, { cause: error });
}

function saysUnavailable(error: Error & { code?: unknown }): boolean {
  if (typeof error.code !== 'string') return sentences.test(error.message);
  return networkCodes.includes(error.code) || sqlStates.includes(error.code) || /^08...$/.test(error.code);
}
