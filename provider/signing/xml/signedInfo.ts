import { constants, verify } from 'node:crypto';
import type { Certificate } from '../certificates/certificate';
import { publicKeyOf } from '../cryptography/publicKey';
import { canonicalize } from './canonicalize';
import { DSIG, type XmlMethod, xmlMethods } from './names';
import { bytesIn, firstAt } from './parseXml';
import { algorithmOf, canonicalOf } from './references';

/** Returns the signature method; undefined if unknown. */
export const methodOf = (signature: Element): XmlMethod | undefined =>
  xmlMethods[algorithmOf(firstAt(signature, DSIG, 'SignedInfo', 'SignatureMethod'))];

export const signatureValue = (signature: Element): Buffer =>
  bytesIn(firstAt(signature, DSIG, 'SignatureValue'));

/** Reports whether the canonicalization of the signed information is known. */
export const isCanonicalKnown = (signature: Element): boolean =>
  canonicalOf(firstAt(signature, DSIG, 'SignedInfo', 'CanonicalizationMethod')) !== undefined;

/** Verifies that the signed information, which holds all other digests, was signed with the key of a certificate. */
export function signedInfoHolds(signature: Element, { publicKey }: Certificate): boolean {
  const info = firstAt(signature, DSIG, 'SignedInfo');
  const form = canonicalOf(firstAt(info, DSIG, 'CanonicalizationMethod'));
  const method = methodOf(signature);
  const key = publicKeyOf(publicKey);
  if (!info || !form || !method || !key) return false;
  const bytes = Buffer.from(canonicalize(info, form));
  const value = signatureValue(signature);
  const digest = method.digest?.name ?? null;
  try {
    switch (method.scheme) {
      case 'RSA':
        return (
          key.asymmetricKeyType === 'rsa' &&
          verify(digest, bytes, { key, padding: constants.RSA_PKCS1_PADDING }, value)
        );
      case 'RSA-PSS':
        return verify(
          digest,
          bytes,
          { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST },
          value,
        );
      case 'EdDSA':
        return key.asymmetricKeyType === 'ed25519' && verify(null, bytes, key, value);
      case 'plain ECDSA':
        return (
          key.asymmetricKeyType === 'ec' && verify(digest, bytes, { key, dsaEncoding: 'ieee-p1363' }, value)
        );
      default:
        return false;
    }
  } catch {
    return false;
  }
}
