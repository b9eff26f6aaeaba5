import { JobKind } from '../jobs/jobKind';

export interface RevocationJob {
  readonly customerCode: string;
  readonly documentId: string;
  /** The number of the try: a job of an earlier one does nothing. */
  readonly tries: number;
}

/** Requests the revocation status again for a signature that waits. */
export const revocationJob = new JobKind<RevocationJob>('revocation');

const MINUTE = 60_000;
/** Milliseconds for which a signature waits before it is left to the provider's staff. */
export const TRIED_FOR = 24 * 60 * MINUTE;

/** Milliseconds until the next try: a minute after the first, and twice as long each time, up to an hour. */
export const waitAfter = (tries: number): number => Math.min(2 ** (tries - 1), 60) * MINUTE;
