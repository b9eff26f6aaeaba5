import { algorithmKnown } from './algorithmKnown';
import { algorithmsCoherent } from './algorithmsCoherent';
import { archiveTimestamp } from './archiveTimestamp';
import { certificatePresent } from './certificatePresent';
import { chain } from './chain';
import { contentPresent } from './contentPresent';
import { contentType } from './contentType';
import { digestStrength } from './digestStrength';
import { extensionsUnderstood } from './extensionsUnderstood';
import { keyStrength } from './keyStrength';
import { mailSender } from './mailSender';
import { messageDigest } from './messageDigest';
import { revocation } from './revocation';
import type { Rule } from './rule';
import { signatureHolds } from './signatureHolds';
import { signerIsPerson } from './signerIsPerson';
import { timestamp } from './timestamp';
import { validity } from './validity';

/**
 * Returns the rules for the signature of a message (S/MIME, RFC 8551), the most serious first. The rules for a person's
 * signature on a document are left out, because a certified-mail provider (PEC) signs what it delivered.
 */
export const mailRules = (from: string | undefined): readonly Rule[] => [
  contentPresent,
  messageDigest,
  signatureHolds,
  certificatePresent,
  contentType,
  mailSender(from),
  algorithmKnown,
  algorithmsCoherent,
  digestStrength,
  keyStrength,
  signerIsPerson,
  extensionsUnderstood,
  validity,
  chain,
  revocation,
  timestamp,
  archiveTimestamp,
];
