import {
  type ChangedBy,
  type ErrorCode,
  errors,
  type FieldError,
  type Problem,
} from '../../contract/schema/errors';

/** Why a call failed: a code of the contract's table, or `unreachable` when no answer came at all. */
export type FailureCode = ErrorCode | 'unreachable';

/**
 * A call that failed. `message` is the Italian sentence for the person, or the key of one; `status` is 0
 * when no answer came. `body.errors` holds the first message of each refused field, as forms expect it.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly body: { readonly errors: Readonly<Record<string, string>> };

  constructor(
    readonly code: FailureCode,
    readonly status: number,
    message: string,
    readonly errors: readonly FieldError[] = [],
    /** With `stale`: the entity as it is now, and its version. */
    readonly current?: unknown,
    readonly currentVersion?: string,
    /** Seconds to wait before the same is asked again, where the provider says so. */
    readonly retryAfter?: number,
    /** With `stale`: who changed it last. */
    readonly changedBy?: ChangedBy,
  ) {
    super(message);
    this.body = { errors: Object.fromEntries([...errors].reverse().map((e) => [e.field, e.message])) };
  }

  /** No answer came: the network, or a provider that is not there. */
  static unreachable(): ApiError {
    return new ApiError('unreachable', 0, 'shell.unreachable');
  }

  /** What a problem body says, else the sentence of its code; an answer that is none (a proxy's page) says only its status. */
  static of(status: number, problem: Partial<Problem> | undefined, retryAfter?: number): ApiError {
    const code =
      problem?.code ?? (status === 401 ? 'unauthenticated' : status >= 502 ? 'unavailable' : 'internal');
    // A provider that is newer than the console may have other codes.
    const common = code === 'unavailable' ? 'shell.unavailable' : (errors[code] ?? errors.internal).say;
    const message = problem?.detail ?? problem?.title ?? common;
    const { errors: fields, current, currentVersion, changedBy } = problem ?? {};
    return new ApiError(code, status, message, fields, current, currentVersion, retryAfter, changedBy);
  }
}
