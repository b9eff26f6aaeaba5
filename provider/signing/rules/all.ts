import { algorithmKnown } from './algorithmKnown';
import { algorithmsCoherent } from './algorithmsCoherent';
import { archiveTimestamp } from './archiveTimestamp';
import { attributesOnce } from './attributesOnce';
import { attributesPresent } from './attributesPresent';
import { certificatePresent } from './certificatePresent';
import { chain } from './chain';
import { contentPresent } from './contentPresent';
import { contentType } from './contentType';
import { digestStrength } from './digestStrength';
import { extensionsUnderstood } from './extensionsUnderstood';
import { keyStrength } from './keyStrength';
import { keyUsage } from './keyUsage';
import { messageDigest } from './messageDigest';
import { qualified } from './qualified';
import { revocation } from './revocation';
import type { Rule } from './rule';
import { signatureHolds } from './signatureHolds';
import { signerIsPerson } from './signerIsPerson';
import { signingCertificate } from './signingCertificate';
import { signingTime } from './signingTime';
import { taxCode } from './taxCode';
import { timestamp } from './timestamp';
import { validity } from './validity';

/** The rules for one CMS signature, the most serious first, because the first code decides the next step shown. */
export const rules: readonly Rule[] = [
  contentPresent,
  messageDigest,
  signatureHolds,
  certificatePresent,
  attributesPresent,
  attributesOnce,
  contentType,
  signingCertificate,
  signingTime,
  algorithmKnown,
  algorithmsCoherent,
  digestStrength,
  keyStrength,
  signerIsPerson,
  keyUsage,
  extensionsUnderstood,
  taxCode,
  validity,
  chain,
  qualified,
  revocation,
  timestamp,
  archiveTimestamp,
];
