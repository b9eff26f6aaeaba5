import type { KeyObject } from 'node:crypto';
import { isPlain } from '../cms/signerInfo';
import { readPss } from '../cryptography/pss';
import { publicKeyOf } from '../cryptography/publicKey';
import { type SignatureAlgorithm, signatureAlgorithmOf } from '../cryptography/signatureAlgorithms';
import { digestUsed } from '../verify/integrity';
import type { Signer } from '../verify/signer';
import type { Rule } from './rule';

const keysOf: Record<SignatureAlgorithm['scheme'], readonly string[]> = {
  RSA: ['rsa'],
  'RSA-PSS': ['rsa', 'rsa-pss'],
  ECDSA: ['ec'],
  'plain ECDSA': ['ec'],
  DSA: ['dsa'],
  EdDSA: ['ed25519', 'ed448'],
};

/**
 * Checks that the declarations of a signature are consistent: its digest, its algorithm with its parameters, and the
 * key.
 */
export const algorithmsCoherent: Rule = ({ info, certificate }) => {
  const algorithm = signatureAlgorithmOf(info.algorithm.oid);
  const key = certificate && publicKeyOf(certificate.publicKey);
  if (!algorithm) return [];
  const agreed = sameDigests(algorithm, info) && plainParameters(algorithm, info) && fits(algorithm, key);
  return agreed ? [] : ['algorithms-incoherent'];
};

function sameDigests(algorithm: SignatureAlgorithm, info: Signer['info']): boolean {
  const used = digestUsed(info);
  const pss = algorithm.scheme === 'RSA-PSS' ? readPss(info.algorithm) : undefined;
  const named = [algorithm.digest, pss?.digest, pss?.maskDigest].filter((digest) => digest !== undefined);
  return used === undefined || named.every((digest) => digest === used);
}

/** Checks that there are no parameters: digests have none, and only RSA-PSS signatures do. */
const plainParameters = ({ scheme }: SignatureAlgorithm, { digest, algorithm }: Signer['info']) =>
  isPlain(digest) && (scheme === 'RSA-PSS' || isPlain(algorithm));

const fits = ({ scheme }: SignatureAlgorithm, key: KeyObject | undefined) =>
  key === undefined || keysOf[scheme].includes(key.asymmetricKeyType ?? '');
