import { constants, type KeyObject, verify } from 'node:crypto';
import type { Algorithm } from '../cms/signerInfo';
import type { Digest } from './digests';
import { type PssParameters, readPss } from './pss';
import { boundToPss, publicKeyOf } from './publicKey';
import { type SignatureAlgorithm, signatureAlgorithmOf } from './signatureAlgorithms';

export interface Signed {
  readonly algorithm: Algorithm;
  readonly signature: Buffer;
  /** SubjectPublicKeyInfo of who signed. */
  readonly publicKey: Buffer;
  /** Where the algorithm leaves it open. */
  readonly digest?: Digest | undefined;
}

/** Whether a signature over these bytes holds, whatever its algorithms are worth. */
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

/** Some programs declare one digest in the algorithm and sign over the other one: that is judged elsewhere. */
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
  // Node takes the digest of the mask from the key: where it differs, the key is made to say so.
  const key = maskDigest === digest ? plain : boundToPss(publicKey, algorithm);
  if (!key) return false;
  return verify(digest.name, bytes, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength }, signature);
}
