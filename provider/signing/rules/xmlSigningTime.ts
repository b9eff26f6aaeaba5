import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/** EN 319 132-1, B-B: a signature states when it was made. This is only a claim, and decides nothing by itself. */
export const xmlSigningTime: Rule<XmlSigner> = ({ signingTime, properties, isCounter }) =>
  properties.signed && !signingTime && !isCounter ? ['signing-time-missing'] : [];
