import { JobKind } from '../jobs/jobKind';

export interface RevocationJob {
  readonly customerCode: string;
  readonly documentId: string;
  /** Number of this try, from 1; a job with another number than the waiting signature does nothing. */
  readonly tries: number;
}

/** The kind of job that asks again for the revocation status of a waiting signature. */
export const revocationJob = new JobKind<RevocationJob>('revocation');

const MINUTE = 60_000;
/** Milliseconds for which the status is asked for; afterwards the provider's staff have to act. */
export const TRIED_FOR = 24 * 60 * MINUTE;

/** Milliseconds until the next try: a minute after the first, and twice as long each time, up to an hour. */
export const waitAfter = (tries: number): number => Math.min(2 ** (tries - 1), 60) * MINUTE;
