import type { MessageReference } from '../messages/identify';
import * as errorsMessages from '../messages/it/errors';

/**
 * All refusals of the provider: a code, its HTTP status, and the Italian sentence that explains what happened and what
 * to do next. The provider's single exit for errors, the OpenAPI document and the console's messages all use this
 * table.
 */
export const errors = {
  invalid: { status: 400, say: errorsMessages.invalid },
  unreadable: { status: 400, say: errorsMessages.unreadable },
  idempotencyKeyMissing: {
    status: 400,
    say: errorsMessages.idempotencyKeyMissing,
  },
  unauthenticated: { status: 401, say: errorsMessages.unauthenticated },
  // Errors about credentials that a signed-in person enters.
  wrongCredentials: {
    status: 401,
    say: errorsMessages.wrongCredentials,
  },
  unknownAccount: {
    status: 404,
    say: errorsMessages.unknownAccount,
  },
  credentialsRefused: {
    status: 409,
    say: errorsMessages.credentialsRefused,
  },
  notAuthorised: { status: 403, say: errorsMessages.notAuthorised },
  schoolSuspended: {
    status: 403,
    say: errorsMessages.schoolSuspended,
  },
  unknownPerson: {
    status: 403,
    say: errorsMessages.unknownPerson,
  },
  forbidden: {
    status: 403,
    say: errorsMessages.forbidden,
  },
  notForSupport: {
    status: 403,
    say: errorsMessages.notForSupport,
  },
  supportOver: {
    status: 403,
    say: errorsMessages.supportOver,
  },
  confirmationNeeded: {
    status: 403,
    say: errorsMessages.confirmationNeeded,
  },
  codeConfirmationNeeded: {
    status: 403,
    say: errorsMessages.codeConfirmationNeeded,
  },
  addressRefused: {
    status: 403,
    say: errorsMessages.addressRefused,
  },
  addressExpired: {
    status: 403,
    say: errorsMessages.addressExpired,
  },
  notFound: { status: 404, say: errorsMessages.notFound },
  methodNotAllowed: { status: 405, say: errorsMessages.methodNotAllowed },
  timedOut: {
    status: 408,
    say: errorsMessages.timedOut,
  },
  accountClosed: {
    status: 409,
    say: errorsMessages.accountClosed,
  },
  signInElsewhere: {
    status: 409,
    say: errorsMessages.signInElsewhere,
  },
  conflict: { status: 409, say: errorsMessages.conflict },
  partThere: {
    status: 409,
    say: errorsMessages.partThere,
  },
  otherFile: {
    status: 409,
    say: errorsMessages.otherFile,
  },
  uploadIncomplete: {
    status: 409,
    say: errorsMessages.uploadIncomplete,
  },
  stale: {
    status: 412,
    say: errorsMessages.stale,
  },
  tooLarge: { status: 413, say: errorsMessages.tooLarge },
  quotaReached: {
    status: 413,
    say: errorsMessages.quotaReached,
  },
  addressTooLong: {
    status: 414,
    say: errorsMessages.addressTooLong,
  },
  unsupportedMedia: { status: 415, say: errorsMessages.unsupportedMedia },
  idempotencyKeyReused: {
    status: 422,
    say: errorsMessages.idempotencyKeyReused,
  },
  partLength: {
    status: 422,
    say: errorsMessages.partLength,
  },
  partDamaged: {
    status: 422,
    say: errorsMessages.partDamaged,
  },
  signatureRefused: {
    status: 422,
    say: errorsMessages.signatureRefused,
  },
  versionMissing: {
    status: 428,
    say: errorsMessages.versionMissing,
  },
  tooManyRequests: { status: 429, say: errorsMessages.tooManyRequests },
  headersTooLarge: {
    status: 431,
    say: errorsMessages.headersTooLarge,
  },
  internal: { status: 500, say: errorsMessages.internal },
  noRoom: {
    status: 507,
    say: errorsMessages.noRoom,
  },
  unavailable: {
    status: 503,
    say: errorsMessages.unavailable,
  },
  maintenance: {
    status: 503,
    say: errorsMessages.maintenance,
  },
} as const satisfies Record<string, { status: number; say: string }>;

export type ErrorCode = keyof typeof errors;

/** A refused field: its path in the input (`uids[3]`), and the reason. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The body of every refusal (RFC 9457, application/problem+json). */
export interface Problem {
  readonly type: `urn:sportello:problem:${ErrorCode}`;
  readonly title: string;
  readonly status: number;
  readonly code: ErrorCode;
  /** Details in addition to the title, in Italian. */
  readonly detail?: string;
  /** Code and parameters of `detail`, for programs and other languages. */
  readonly detailMessage?: MessageReference;
  readonly errors?: readonly FieldError[];
  /**
   * With `stale`: the current entity and its version. With `conflict`, if data that the caller confirmed has changed:
   * the current data to confirm (such as the new preview of an operation). With `signatureRefused`: the reason, and
   * what to do next (signing/refusal.ts).
   */
  readonly current?: unknown;
  readonly currentVersion?: string;
  /** With `stale`: who made the last change, and when. */
  readonly changedBy?: ChangedBy;
}

/** The person who made a change, by name and surname, and the time of the change. */
export interface ChangedBy {
  readonly name: string;
  readonly at: string;
}
