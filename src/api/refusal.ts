import { type ErrorCode, errors } from '../../contract/schema/errors';

/** What the engine needs of a failed call; the data provider's ApiError is one. */
interface Failure {
  readonly code?: string;
  readonly status?: number;
  readonly message?: string;
}

/** Answers that leave open what happened or only ask to wait: the same request may be sent again. */
const AGAIN = [0, 401, 408, 409, 425, 429];

/** Whether the same intention may be sent again as it is: nobody said no to it. */
export function mayRetry(error: unknown): boolean {
  const { status = 0 } = error as Failure;
  return !isChanged(error) && (AGAIN.includes(status) || status >= 500);
}

/** Whether it is not known what became of a call: no answer came, or one of something that failed on the way. */
export function isUnsure(error: unknown): boolean {
  const { status = 0 } = error as Failure;
  return status === 0 || status === 408 || status >= 500;
}

/** Whether what was agreed to is not so any more: it must be agreed to again. */
export const isChanged = (error: unknown): boolean => (error as Failure).code === 'conflict';

/** Whether the provider has no such call. */
export const isMissing = (error: unknown): boolean =>
  [404, 405, 501].includes((error as Failure).status ?? 0);

/**
 * The sentence for a failed call, or the key of one. Where `says` lists statuses, only those show what the
 * provider wrote; the others the sentence that their code has in the contract.
 */
export function refusalText(error: unknown, says?: readonly number[]): string {
  const { code = '', status = 0, message } = error as Failure;
  const common = Object.hasOwn(errors, code) ? errors[code as ErrorCode].say : undefined;
  if (status === 0) return 'shell.unreachable';
  if (says && !says.includes(status)) return common ?? errors.internal.say;
  return message ?? common ?? errors.internal.say;
}
