import { type ErrorCode, errors } from '../../contract/schema/errors';

/** The part of a failed call that the engine reads; the data provider's ApiError is one. */
interface Failure {
  readonly code?: string;
  readonly status?: number;
  readonly message?: string;
}

/** Statuses that leave the outcome open or only ask to wait: the same request may be sent again. */
const AGAIN = [0, 401, 408, 409, 425, 429];

/** Returns true if the same request may be sent again unchanged, because nothing rejected it. */
export function mayRetry(error: unknown): boolean {
  const { status = 0 } = error as Failure;
  return !isChanged(error) && (AGAIN.includes(status) || status >= 500);
}

/** Returns true if the outcome of a call is unknown: no answer came, or only one from a failing intermediary. */
export function isUnsure(error: unknown): boolean {
  const { status = 0 } = error as Failure;
  return status === 0 || status === 408 || status >= 500;
}

/** Returns true if no answer came at all: there is no connection, or the provider is down. */
export const isUnreachable = (error: unknown): boolean =>
  (error as Failure | undefined)?.code === 'unreachable';

/** Returns true if the confirmed state has changed, so a new confirmation is needed. */
export const isChanged = (error: unknown): boolean => (error as Failure).code === 'conflict';

/** Returns true if the provider does not have this endpoint. */
export const isMissing = (error: unknown): boolean =>
  [404, 405, 501].includes((error as Failure).status ?? 0);

/**
 * Returns the message for a failed call, or its key. If `says` lists statuses, only those show the provider's own
 * message; the others show the contract's sentence for their code.
 */
export function refusalText(error: unknown, says?: readonly number[]): string {
  const { code = '', status = 0, message } = error as Failure;
  const common = Object.hasOwn(errors, code) ? errors[code as ErrorCode].say : undefined;
  if (status === 0) return 'shell.unreachable';
  if (says && !says.includes(status)) return common ?? errors.internal.say;
  return message ?? common ?? errors.internal.say;
}
