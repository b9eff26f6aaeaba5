import type { ChangedBy, ErrorCode, FieldError } from '../contract/schema/errors';

export interface RefusalDetails {
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly current?: unknown;
  readonly currentVersion?: string;
  readonly changedBy?: ChangedBy;
  /** Seconds, with `tooManyRequests`. */
  readonly retryAfter?: number;
}

/** A request that is refused, for a reason of the one table. Throw it anywhere; problem.ts answers it. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
  }
}
