import type { XmlSigner } from '../xml/xmlSigner';
import { certificatePresent } from './certificatePresent';
import { chain } from './chain';
import { contentPresent } from './contentPresent';
import { extensionsUnderstood } from './extensionsUnderstood';
import { keyStrength } from './keyStrength';
import { keyUsage } from './keyUsage';
import { qualified } from './qualified';
import { revocation } from './revocation';
import type { Rule } from './rule';
import { signerIsPerson } from './signerIsPerson';
import { taxCode } from './taxCode';
import { timestamp } from './timestamp';
import { validity } from './validity';
import { xmlAlgorithmKnown } from './xmlAlgorithmKnown';
import { xmlArchiveTimestamp } from './xmlArchiveTimestamp';
import { xmlCoverage } from './xmlCoverage';
import { xmlDigestStrength } from './xmlDigestStrength';
import { xmlProperties } from './xmlProperties';
import { xmlReferences } from './xmlReferences';
import { xmlSignatureHolds } from './xmlSignatureHolds';
import { xmlSigningCertificate } from './xmlSigningCertificate';
import { xmlSigningTime } from './xmlSigningTime';

/** The rules for one signature in XML, the most serious first, because the first code decides the next step shown. */
export const xmlRules: readonly Rule<XmlSigner>[] = [
  xmlCoverage,
  contentPresent,
  xmlReferences,
  xmlSignatureHolds,
  certificatePresent,
  xmlProperties,
  xmlSigningCertificate,
  xmlSigningTime,
  xmlAlgorithmKnown,
  xmlDigestStrength,
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
  xmlArchiveTimestamp,
];
