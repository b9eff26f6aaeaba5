import { algorithmKnown } from './algorithmKnown';
import { algorithmsCoherent } from './algorithmsCoherent';
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
 * Every rule on the signature of a message (S/MIME, RFC 8551), the gravest first. It is no signature of a person on a
 * document: a provider of certified mail (PEC) says with it what it delivered.
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
];
