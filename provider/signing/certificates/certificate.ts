import { createHash } from 'node:crypto';
import { decodeWhole } from '../asn1/decode';
import type { Asn1 } from '../asn1/node';
import { bitString, expected, integerBytes, sequence, tagged } from '../asn1/read';
import { readTime } from '../asn1/readTime';
import { type Algorithm, readAlgorithm } from '../cms/signerInfo';
import { type Extensions, readExtensions } from './extensions';
import { readable } from './readable';

/** An X.509 certificate (RFC 5280), with the fields that the rules check. */
export interface Certificate {
  readonly der: Buffer;
  /** The part that its issuer signed. */
  readonly signedPart: Buffer;
  readonly algorithm: Algorithm;
  readonly signature: Buffer;
  readonly serial: Buffer;
  readonly issuer: Asn1;
  readonly subject: Asn1;
  /** Undefined if unreadable: such a certificate is never valid. */
  readonly notBefore: Date | undefined;
  readonly notAfter: Date | undefined;
  /** SubjectPublicKeyInfo, DER. */
  readonly publicKey: Buffer;
  readonly extensions: Extensions;
}

/** @throws Unreadable */
export function readCertificate(der: Buffer): Certificate {
  const [signedPart, algorithm, signature] = sequence(decodeWhole(der));
  const fields = sequence(signedPart);
  const [serial, , issuer, validity, subject, publicKey] = fields[0]?.is('context', 0)
    ? fields.slice(1)
    : fields;
  const [notBefore, notAfter] = sequence(validity);
  return {
    der,
    signedPart: expected(signedPart, 'universal', 16).bytes,
    algorithm: readAlgorithm(algorithm),
    signature: bitString(signature),
    serial: integerBytes(serial),
    issuer: expected(issuer, 'universal', 16),
    subject: expected(subject, 'universal', 16),
    notBefore: readTime(notBefore),
    notAfter: readTime(notAfter),
    publicKey: expected(publicKey, 'universal', 16).bytes,
    extensions: readExtensions(tagged(fields, 3)?.children[0]),
  };
}

/** Reads certificates and skips unreadable ones. */
export const readableCertificates = readable(readCertificate);

/** Returns the key identifier in the certificate, or the usual default: SHA-1 of its key. */
export function keyIdOf(certificate: Certificate): Buffer {
  const keyId = certificate.extensions.subjectKeyId;
  if (keyId) return keyId;
  const [, key] = sequence(decodeWhole(certificate.publicKey));
  return createHash('sha1').update(bitString(key)).digest();
}

export const fingerprintOf = (certificate: Certificate): string =>
  createHash('sha256').update(certificate.der).digest('hex');

/** Reports whether a certificate is within its dates at a time, limits included. */
export function isValidAt({ notBefore, notAfter }: Certificate, at: Date): boolean {
  return notBefore !== undefined && notAfter !== undefined && notBefore <= at && at <= notAfter;
}
