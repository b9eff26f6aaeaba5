import { JobKind } from '../jobs/jobKind';

export interface RevocationJob {
  readonly customerCode: string;
  readonly documentId: string;
  /** A job of an earlier try has nothing to do any more. */
  readonly tries: number;
}

/** Asks again about the certificate of a signature that waits. */
export const revocationJob = new JobKind<RevocationJob>('revocation');

const MINUTE = 60_000;
/** Milliseconds for which a signature waits before it is left to the provider's own staff. */
export const TRIED_FOR = 24 * 60 * MINUTE;

/** Milliseconds until it is tried again: a minute after the first try, and twice as long each time, up to an hour. */
export const waitAfter = (tries: number): number => Math.min(2 ** (tries - 1), 60) * MINUTE;
