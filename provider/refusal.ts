import type { ChangedBy, ErrorCode, FieldError } from '../contract/schema/errors';

export interface RefusalDetails {
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly current?: unknown;
  readonly currentVersion?: string;
  readonly changedBy?: ChangedBy;
  /** Seconds, for `tooManyRequests`. */
  readonly retryAfter?: number;
  /** For `unauthenticated`: only the proof is spent; the same call with a new one succeeds. */
  readonly proofSpent?: true;
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
