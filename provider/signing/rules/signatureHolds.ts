import { isAlgorithmKnown } from './algorithmKnown';
import type { Rule } from './rule';

/** Requires that the signed bytes were signed with the key of the certificate. */
export const signatureHolds: Rule = (signer) => {
  if (signer.signatureHolds || !signer.certificate || !isAlgorithmKnown(signer)) return [];
  return signer.contentMissing && !signer.info.signedAttributes ? [] : ['signature-broken'];
};
