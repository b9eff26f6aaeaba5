import { createHash } from 'node:crypto';
import type { SignerInfo } from '../cms/signerInfo';

/** Signatures that were accepted before: whatever became of their certificates since, they existed at that time. */
export interface AcceptedBefore {
  readonly at: Date;
  /** Their {@link signatureDigest}s. */
  readonly signatures: readonly string[];
}

/** SHA-256 of a signature's own value, hexadecimal: it tells a signature in whatever envelope it stands. */
export const signatureDigest = ({ signature }: Pick<SignerInfo, 'signature'>): string =>
  createHash('sha256').update(signature).digest('hex');
