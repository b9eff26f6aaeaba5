import type { Certificate } from './certificate';

/** The statement of an authority about one of its certificates, in a revocation list or an OCSP response. */
export interface Statement {
  /** The time of revocation; undefined if it was not revoked. */
  readonly revokedAt: Date | undefined;
  readonly from: Date | undefined;
  /** The time of the next update; undefined if something newer may be available at any time (RFC 6960 §4.2.2.1). */
  readonly until: Date | undefined;
  /** Whether the absence of an entry is conclusive: a list with critical extensions may be partial. */
  readonly whole: boolean;
}

/** Milliseconds after its `from` for which a statement without a next update applies. */
export const FRESH = 5 * 60_000;

/** Reports whether a statement without a revocation until a time proves that the certificate was good then. */
export function isAbout({ from, until, whole }: Statement, { notAfter }: Certificate, at: Date): boolean {
  if (!whole || !from) return false;
  if (from <= at) return at.getTime() <= (until?.getTime() ?? from.getTime() + FRESH);
  // A later statement applies to earlier times too, if made before the certificate expired: lists may drop expired
  // certificates.
  return notAfter !== undefined && from <= notAfter;
}
