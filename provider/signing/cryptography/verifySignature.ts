import { constants, type KeyObject, verify } from 'node:crypto';
import type { Algorithm } from '../cms/signerInfo';
import type { Digest } from './digests';
import { type PssParameters, readPss } from './pss';
import { boundToPss, publicKeyOf } from './publicKey';
import { type SignatureAlgorithm, signatureAlgorithmOf } from './signatureAlgorithms';

export interface Signed {
  readonly algorithm: Algorithm;
  readonly signature: Buffer;
  /** SubjectPublicKeyInfo of the signer. */
  readonly publicKey: Buffer;
  /** The digest if the algorithm does not specify one. */
  readonly digest?: Digest | undefined;
}

/** Verifies a signature over these bytes, regardless of the strength of its algorithms. */
export function holds(signed: Signed, bytes: Buffer): boolean {
  const algorithm = signatureAlgorithmOf(signed.algorithm.oid);
  if (!algorithm) return false;
  try {
    return verifyAs(algorithm, signed, bytes);
  } catch {
    return false;
  }
}

function verifyAs(algorithm: SignatureAlgorithm, signed: Signed, bytes: Buffer): boolean {
  const key = publicKeyOf(signed.publicKey);
  if (!key) return false;
  const { signature } = signed;
  switch (algorithm.scheme) {
    case 'RSA':
      return overEach(algorithm, signed, (name) =>
        verify(name, bytes, { key, padding: constants.RSA_PKCS1_PADDING }, signature),
      );
    case 'RSA-PSS': {
      const parameters = readPss(signed.algorithm);
      return parameters !== undefined && verifyPss(parameters, key, signed, bytes);
    }
    case 'plain ECDSA':
      return overEach(algorithm, signed, (name) =>
        verify(name, bytes, { key, dsaEncoding: 'ieee-p1363' }, signature),
      );
    case 'EdDSA':
      return verify(null, bytes, key, signature);
    case 'ECDSA':
    case 'DSA':
      return overEach(algorithm, signed, (name) => verify(name, bytes, key, signature));
  }
}

/**
 * Tries the digest of the signature algorithm and the digest declared beside it, because some programs sign with the
 * latter even if they differ. A rule reports the difference.
 */
function overEach(
  algorithm: SignatureAlgorithm,
  signed: Signed,
  attempt: (name: string) => boolean,
): boolean {
  const names = [algorithm.digest, signed.digest].flatMap((digest) => (digest ? [digest.name] : []));
  return [...new Set(names)].some(attempt);
}

function verifyPss(
  { digest, maskDigest, saltLength }: PssParameters,
  plain: KeyObject,
  { algorithm, publicKey, signature }: Signed,
  bytes: Buffer,
): boolean {
  // Node takes the mask digest from the key: if it differs, the key is re-encoded with it.
  const key = maskDigest === digest ? plain : boundToPss(publicKey, algorithm);
  if (!key) return false;
  return verify(digest.name, bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, signature);
}
