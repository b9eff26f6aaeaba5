import { createHash } from 'node:crypto';
import { decodeWhole } from '../asn1/decode';
import { integerBytes, sequence } from '../asn1/read';
import type { Certificate } from '../certificates/certificate';
import type { Digest } from '../cryptography/digests';
import { DSIG, XADES, XADES_LATER, xmlDigests } from './names';
import { allIn, bytesIn, childrenOf, firstAt, trimmed } from './parseXml';
import { algorithmOf } from './references';

/** The reference from a XAdES signature to its certificate. */
export interface XmlCertificateReference {
  readonly digest: Digest | undefined;
  readonly hash: Buffer;
  /** Serial number, hexadecimal without leading zeros; undefined if not given, empty if unreadable. */
  readonly serial: string | undefined;
}

/** The properties of a XAdES signature (EN 319 132-1). */
export interface Properties {
  /** The signed properties; undefined for a signature that is not XAdES. */
  readonly signed: Element | undefined;
  readonly signingTime: Date | undefined;
  readonly certificates: readonly XmlCertificateReference[];
  /** The timestamps over the signature value; `form` is its canonicalization method. */
  readonly timestamps: readonly { readonly token: Buffer; readonly form: Element | undefined }[];
  readonly counterSignatures: readonly Element[];
  /** The certificates in the signature, DER. */
  readonly broughtCertificates: readonly Buffer[];
  readonly revocationLists: readonly Buffer[];
  readonly ocspResponses: readonly Buffer[];
  /** Whether there is an archive timestamp or an evidence record. */
  readonly isArchived: boolean;
}

const ARCHIVED = ['ArchiveTimeStamp', 'ArchiveTimeStampV2', 'SealingEvidenceRecords'];

export function propertiesOf(signature: Element): Properties {
  const objects = childrenOf(signature, DSIG, 'Object');
  const qualifying = objects.flatMap((object) => childrenOf(object, XADES, 'QualifyingProperties'));
  const id = signature.getAttribute('Id');
  // If there are several elements of properties, or their target is another signature, none is used.
  const own =
    qualifying.length === 1 && (qualifying[0]?.getAttribute('Target') ?? '') === `#${id}`
      ? qualifying[0]
      : undefined;
  const signed = firstAt(own, XADES, 'SignedProperties');
  const about = firstAt(signed, XADES, 'SignedSignatureProperties');
  const unsigned = firstAt(own, XADES, 'UnsignedProperties', 'UnsignedSignatureProperties');
  const inAll = (name: string) =>
    unsigned
      ? [...XADES, XADES_LATER].flatMap((namespace) => allIn(unsigned, namespace, name).map(bytesIn))
      : [];
  return {
    signed,
    signingTime: timeIn(trimmed(firstAt(about, XADES, 'SigningTime'))),
    certificates: ['SigningCertificate', 'SigningCertificateV2'].flatMap((name) =>
      childrenOf(firstAt(about, XADES, name), XADES, 'Cert')
        .slice(0, 1)
        .map(referenceIn),
    ),
    timestamps: childrenOf(unsigned, XADES, 'SignatureTimeStamp').flatMap((stamp) => {
      const token = bytesIn(firstAt(stamp, XADES, 'EncapsulatedTimeStamp'));
      return token.length > 0 ? [{ token, form: firstAt(stamp, DSIG, 'CanonicalizationMethod') }] : [];
    }),
    counterSignatures: childrenOf(unsigned, XADES, 'CounterSignature').flatMap((one) =>
      childrenOf(one, DSIG, 'Signature'),
    ),
    broughtCertificates: [
      ...allIn(signature, DSIG, 'X509Certificate').map(bytesIn),
      ...inAll('EncapsulatedX509Certificate'),
    ],
    revocationLists: inAll('EncapsulatedCRLValue'),
    ocspResponses: inAll('EncapsulatedOCSPValue'),
    isArchived: Array.from(unsigned?.childNodes ?? []).some((node) =>
      ARCHIVED.includes((node as Element).localName),
    ),
  };
}

function timeIn(text: string): Date | undefined {
  // Without a zone it is taken as UTC.
  const time = new Date(/[Zz]$|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`);
  return text === '' || Number.isNaN(time.getTime()) ? undefined : time;
}

/** Reads one reference to a certificate. */
function referenceIn(cert: Element): XmlCertificateReference {
  const digest = firstAt(cert, XADES, 'CertDigest');
  return {
    digest: xmlDigests[algorithmOf(firstAt(digest, DSIG, 'DigestMethod'))],
    hash: bytesIn(firstAt(digest, DSIG, 'DigestValue')),
    serial: serialIn(cert),
  };
}

function serialIn(cert: Element): string | undefined {
  const decimal = trimmed(firstAt(cert, XADES, 'IssuerSerial', 'X509SerialNumber'));
  if (/^\d{1,60}$/.test(decimal)) return BigInt(decimal).toString(16);
  const der = bytesIn(firstAt(cert, XADES, 'IssuerSerialV2'));
  try {
    const [, serial] = der.length > 0 ? sequence(decodeWhole(der)) : [];
    return serial && plain(integerBytes(serial));
  } catch {
    return '';
  }
}

const plain = (serial: Buffer): string => serial.toString('hex').replace(/^0+(?=.)/, '');

/** Reports whether a reference matches this certificate. */
export const means = (
  { digest, hash, serial }: XmlCertificateReference,
  { der, serial: own }: Certificate,
): boolean =>
  digest !== undefined &&
  (serial === undefined || serial === plain(own)) &&
  createHash(digest.name).update(der).digest().equals(hash);
