import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/** Requires the signer's claim of the time of signing, which is part of level B-B (EN 319 132-1). */
export const xmlSigningTime: Rule<XmlSigner> = ({ signingTime, properties, isCounter }) =>
  properties.signed && !signingTime && !isCounter ? ['signing-time-missing'] : [];
