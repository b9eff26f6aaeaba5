import type { ChangedBy, ErrorCode, FieldError } from '../contract/schema/errors';

export interface RefusalDetails {
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly current?: unknown;
  readonly currentVersion?: string;
  readonly changedBy?: ChangedBy;
  /** Seconds, for `tooManyRequests`. */
  readonly retryAfter?: number;
}

/** A refused request, for a reason from the table of refusals. Throw it anywhere; problem.ts formats the response. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
  }
}
