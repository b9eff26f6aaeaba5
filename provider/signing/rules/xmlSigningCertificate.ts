import { means } from '../xml/properties';
import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/** Requires that the signature is bound to its certificate by an accepted digest (EN 319 132-1 §5.2.2). */
export const xmlSigningCertificate: Rule<XmlSigner> = ({ properties: { certificates }, certificate }) => {
  if (certificates.length === 0) return ['signing-certificate-missing'];
  if (certificate && !certificates.every((reference) => means(reference, certificate)))
    return ['signing-certificate-mismatch'];
  return certificates.some(({ digest }) => digest?.accepted) ? [] : ['signing-certificate-weak'];
};
