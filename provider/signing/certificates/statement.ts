import type { Certificate } from './certificate';

/** What an authority says of one of its certificates, in a revocation list or an OCSP response. */
export interface Statement {
  /** When it was revoked; undefined where it was not. */
  readonly revokedAt: Date | undefined;
  readonly from: Date | undefined;
  /** Until when it is not said again; undefined where something newer may be had at any time (RFC 6960 §4.2.2.1). */
  readonly until: Date | undefined;
  /** Whether its silence says something: a list with critical extensions may be a part. */
  readonly whole: boolean;
}

/** Milliseconds for which a statement is the latest one where it does not say until when. */
export const FRESH = 5 * 60_000;

/** Whether a statement says how a certificate stood at a time. */
export function isAbout({ from, until, whole }: Statement, { notAfter }: Certificate, at: Date): boolean {
  if (!whole || !from) return false;
  if (from <= at) return at.getTime() <= (until?.getTime() ?? from.getTime() + FRESH);
  // What was not revoked later was not before either; expired certificates may have left the lists.
  return notAfter !== undefined && from <= notAfter;
}
