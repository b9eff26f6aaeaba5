import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';
import { isXmlAlgorithmKnown } from './xmlAlgorithmKnown';

/** Requires that the signed bytes were signed with the key of the certificate. */
export const xmlSignatureHolds: Rule<XmlSigner> = (signer) =>
  signer.signatureHolds || !signer.certificate || !isXmlAlgorithmKnown(signer) ? [] : ['signature-broken'];
