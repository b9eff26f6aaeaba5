import { readPss } from '../cryptography/pss';
import { publicKeyOf } from '../cryptography/publicKey';
import { signatureAlgorithmOf } from '../cryptography/signatureAlgorithms';
import { digestUsed } from '../verify/integrity';
import type { Signer } from '../verify/signer';
import type { Rule } from './rule';

/** Reports unknown algorithms, with which a signature cannot be verified. */
export const algorithmKnown: Rule = (signer) => (isAlgorithmKnown(signer) ? [] : ['algorithm-unknown']);

/** Reports whether digest, signature algorithm and key are of supported kinds. */
export function isAlgorithmKnown({ info, certificate }: Signer): boolean {
  const algorithm = signatureAlgorithmOf(info.algorithm.oid);
  if (!digestUsed(info) || !algorithm) return false;
  if (algorithm.scheme === 'RSA-PSS' && !readPss(info.algorithm)) return false;
  return certificate === undefined || publicKeyOf(certificate.publicKey) !== undefined;
}
