import type { Asn1 } from '../asn1/node';
import { integerBytes, isSequence, octetString, sequence } from '../asn1/read';
import { type Digest, digestOf, digests } from '../cryptography/digests';
import { type Attribute, valuesOf } from './attributes';
import { attributeTypes } from './oids';
import { readAlgorithm } from './signerInfo';

/** Which certificate a signature says to be made with: its digest (RFC 2634, RFC 5035). */
export interface CertificateReference {
  /** Undefined where it is not known. */
  readonly digest: Digest | undefined;
  readonly hash: Buffer;
  /** The serial number, where it is told. */
  readonly serial: Buffer | undefined;
}

/** What the attributes say about the signer's certificate, of both versions. @throws Unreadable */
export function certificateReferences(signed: readonly Attribute[]): readonly CertificateReference[] {
  return [
    ...valuesOf(signed, attributeTypes.signingCertificate).map((value) => readReference(value, digests.sha1)),
    ...valuesOf(signed, attributeTypes.signingCertificateV2).map((value) =>
      readReference(value, digests.sha256),
    ),
  ];
}

/** Only the first is the signer's; those after it may name the authorities above. */
function readReference(value: Asn1, otherwise: Digest): CertificateReference {
  const [first] = sequence(sequence(value)[0]);
  const parts = sequence(first);
  const algorithm = isSequence(parts[0]) ? readAlgorithm(parts[0]) : undefined;
  const [hash, issuerAndSerial] = algorithm ? parts.slice(1) : parts;
  return {
    digest: algorithm ? digestOf(algorithm.oid) : otherwise,
    hash: octetString(hash),
    serial: issuerAndSerial && integerBytes(sequence(issuerAndSerial)[1]),
  };
}
