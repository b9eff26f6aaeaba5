import { createHash } from 'node:crypto';
import type { SignerInfo } from '../cms/signerInfo';

/** Signatures that were accepted before: whatever happened to their certificates since, they existed at that time. */
export interface AcceptedBefore {
  readonly at: Date;
  /** The {@link signatureDigest} of each signature. */
  readonly signatures: readonly string[];
}

/** Returns SHA-256 of a signature value, hexadecimal: it identifies a signature in any envelope. */
export const signatureDigest = ({ signature }: Pick<SignerInfo, 'signature'>): string =>
  createHash('sha256').update(signature).digest('hex');
