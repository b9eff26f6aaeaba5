import type { KeyObject } from 'node:crypto';
import { asn1Null, oidOf, sequenceOf } from '../asn1/encode';

/** AlgorithmIdentifier of SHA-256. */
export const SHA256: Buffer = sequenceOf(oidOf('2.16.840.1.101.3.4.2.1'));

/** Returns the AlgorithmIdentifier of a signature with this key over SHA-256: RSA (PKCS #1) or ECDSA. */
export const signatureAlgorithm = (key: KeyObject): Buffer =>
  key.asymmetricKeyType === 'ec'
    ? sequenceOf(oidOf('1.2.840.10045.4.3.2'))
    : sequenceOf(oidOf('1.2.840.113549.1.1.11'), asn1Null);
