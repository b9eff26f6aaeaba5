import type { XmlSigner } from '../xml/xmlSigner';
import type { Rule } from './rule';
import { isXmlAlgorithmKnown } from './xmlAlgorithmKnown';

/** What was signed was signed with the key of the certificate. */
export const xmlSignatureHolds: Rule<XmlSigner> = (signer) =>
  signer.signatureHolds || !signer.certificate || !isXmlAlgorithmKnown(signer) ? [] : ['signature-broken'];
