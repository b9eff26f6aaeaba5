import { createHash } from 'node:crypto';
import { decodeWhole } from '../asn1/decode';
import { asn1Null, element, explicit, octetStringOf, oidOf, sequenceOf } from '../asn1/encode';
import { bitString, sequence } from '../asn1/read';
import type { Certificate } from './certificate';
import { OCSP_NONCE } from './ocspResponse';

/** SHA-1, because every responder supports it (RFC 5019 §2.1.1); it only identifies the authority. */
const SHA1 = '1.3.14.3.2.26';

/**
 * Returns the request that asks a responder whether a certificate was revoked (RFC 6960), DER.
 * @param nonce random octets, unique to this request
 */
export function ocspRequest(certificate: Certificate, issuer: Certificate, nonce: Uint8Array): Buffer {
  const hash = (bytes: Buffer) => octetStringOf(createHash('sha1').update(bytes).digest());
  const [, key] = sequence(decodeWhole(issuer.publicKey));
  const id = sequenceOf(
    sequenceOf(oidOf(SHA1), asn1Null),
    hash(certificate.issuer.bytes),
    hash(bitString(key)),
    element(0x02, certificate.serial),
  );
  const extension = sequenceOf(oidOf(OCSP_NONCE), octetStringOf(nonceOf(nonce)));
  return sequenceOf(sequenceOf(sequenceOf(sequenceOf(id)), explicit(2, sequenceOf(extension))));
}

/** Encodes a nonce for request and response. */
export const nonceOf = (nonce: Uint8Array): Buffer => octetStringOf(nonce);
