import {
  type ChangedBy,
  type ErrorCode,
  errors,
  type FieldError,
  type Problem,
} from '../../contract/schema/errors';

/** The reason a call failed: a code of the contract's table, or `unreachable` if no answer came at all. */
export type FailureCode = ErrorCode | 'unreachable';

/**
 * A failed call. `message` is the Italian sentence for the person, or the key of one; `status` is 0 if no answer came.
 * `body.errors` holds the first message of each rejected field, as react-admin's forms expect.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly body: { readonly errors: Readonly<Record<string, string>> };

  constructor(
    readonly code: FailureCode,
    readonly status: number,
    message: string,
    readonly errors: readonly FieldError[] = [],
    /** With `stale`: the current entity and its version. */
    readonly current?: unknown,
    readonly currentVersion?: string,
    /** Seconds to wait before a retry, if the provider says so. */
    readonly retryAfter?: number,
    /** With `stale`: the person who changed it last. */
    readonly changedBy?: ChangedBy,
  ) {
    super(message);
    this.body = { errors: Object.fromEntries([...errors].reverse().map((e) => [e.field, e.message])) };
  }

  /** Creates the error for a missing answer: no network, or the provider is down. */
  static unreachable(): ApiError {
    return new ApiError('unreachable', 0, 'shell.unreachable');
  }

  /**
   * Creates the error of a problem body, with the sentence of its code as fallback; for other answers (a proxy's error
   * page) only the status is known.
   */
  static of(status: number, problem: Partial<Problem> | undefined, retryAfter?: number): ApiError {
    const code = problem?.code ?? codeOf(status);
    // A provider newer than the console may have other codes.
    const known = (errors[code] ?? errors.internal).say;
    const common =
      code === 'unavailable' ? 'shell.unavailable' : (!problem?.code && byIntermediary[status]) || known;
    const message = problem?.detail ?? problem?.title ?? common;
    const { errors: fields, current, currentVersion, changedBy } = problem ?? {};
    return new ApiError(code, status, message, fields, current, currentVersion, retryAfter, changedBy);
  }
}

/** Returns the error code for a response that does not come from the provider, by its status. */
const codeOf = (status: number): ErrorCode => {
  if (status >= 502) return 'unavailable';
  return statusCodes[status] ?? 'internal';
};

const statusCodes: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  408: 'timedOut',
  413: 'tooLarge',
  429: 'tooManyRequests',
};

/** Messages for refusals by a proxy or firewall: trying again does not help. */
const byIntermediary: Readonly<Record<number, string>> = {
  403: 'shell.stoppedOnTheWay',
  407: 'shell.stoppedOnTheWay',
  413: 'shell.tooLargeOnTheWay',
  451: 'shell.stoppedOnTheWay',
};
