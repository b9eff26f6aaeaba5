import type { Asn1 } from '../asn1/node';
import { integerBytes, isSequence, octetString, sequence, tagged, wrappedIn } from '../asn1/read';
import { type Digest, digestOf, digests } from '../cryptography/digests';
import { type Attribute, valuesOf } from './attributes';
import { attributeTypes } from './oids';
import { readAlgorithm } from './signerInfo';

/** A reference from a signature to its certificate, by digest (RFC 2634, RFC 5035). */
export interface CertificateReference {
  /** The digest algorithm; undefined if unknown. */
  readonly digest: Digest | undefined;
  readonly hash: Buffer;
  /** Issuer and serial number; undefined if not given. */
  readonly issuer: Asn1 | undefined;
  readonly serial: Buffer | undefined;
}

/** Reads the references to the signer's certificate in the attributes, of both versions. @throws Unreadable */
export function certificateReferences(signed: readonly Attribute[]): readonly CertificateReference[] {
  return [
    ...valuesOf(signed, attributeTypes.signingCertificate).map((value) => readReference(value, digests.sha1)),
    ...valuesOf(signed, attributeTypes.signingCertificateV2).map((value) =>
      readReference(value, digests.sha256),
    ),
  ];
}

/** The tag in GeneralName (RFC 5280). */
const DIRECTORY_NAME = 4;

/** Reads the first reference, which is to the certificate of the signer; others may be to its authorities. */
function readReference(value: Asn1, otherwise: Digest): CertificateReference {
  const [first] = sequence(sequence(value)[0]);
  const parts = sequence(first);
  const algorithm = isSequence(parts[0]) ? readAlgorithm(parts[0]) : undefined;
  const [hash, issuerAndSerial] = algorithm ? parts.slice(1) : parts;
  const [names, serial] = issuerAndSerial ? sequence(issuerAndSerial) : [];
  const issuer = names && tagged(sequence(names), DIRECTORY_NAME);
  return {
    digest: algorithm ? digestOf(algorithm.oid) : otherwise,
    hash: octetString(hash),
    issuer: issuer && wrappedIn(issuer, DIRECTORY_NAME),
    serial: serial && integerBytes(serial),
  };
}
