import { publicKeyOf } from '../cryptography/publicKey';
import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';

/** Reports unknown algorithms, with which a signature cannot be verified. */
export const xmlAlgorithmKnown: Rule<XmlSigner> = (signer) =>
  isXmlAlgorithmKnown(signer) ? [] : ['algorithm-unknown'];

export const isXmlAlgorithmKnown = ({
  method,
  references,
  isCanonicalKnown,
  certificate,
}: XmlSigner): boolean =>
  method !== undefined &&
  isCanonicalKnown &&
  references.every(({ digest }) => digest !== undefined) &&
  (certificate === undefined || publicKeyOf(certificate.publicKey) !== undefined);
