import { createHash, type KeyObject, randomBytes, sign } from 'node:crypto';
import {
  asn1True,
  bitStringOf,
  element,
  explicit,
  integerOf,
  octetStringOf,
  oidOf,
  sequenceOf,
  timeOf,
} from '../asn1/encode';
import { signatureAlgorithm } from './algorithms';

export interface CertificateContents {
  /** Distinguished names, DER. */
  readonly subject: Buffer;
  readonly issuer: Buffer;
  readonly publicKey: KeyObject;
  readonly issuerPublicKey: KeyObject;
  /** The private key of the issuer, which signs the certificate. */
  readonly issuerKey: KeyObject;
  /** An authority that issues to people, or a person who signs documents. */
  readonly role: 'authority' | 'person';
  readonly from: Date;
  readonly to: Date;
}

const version3 = explicit(0, integerOf(2));
/** keyCertSign and cRLSign; nonRepudiation alone. */
const usage = { authority: bitStringOf(Buffer.of(0x06), 1), person: bitStringOf(Buffer.of(0x40), 6) };
/** Basic constraints: an authority may issue to people only, not to other authorities. */
const constraints = { authority: sequenceOf(asn1True, integerOf(0)), person: sequenceOf() };

/** Writes and signs an X.509 certificate (RFC 5280), DER. */
export function writeCertificate(contents: CertificateContents): Buffer {
  const { subject, issuer, publicKey, issuerPublicKey, issuerKey, role, from, to } = contents;
  const algorithm = signatureAlgorithm(issuerKey);
  const extensions = sequenceOf(
    extension('2.5.29.19', constraints[role], true),
    extension('2.5.29.15', usage[role], true),
    extension('2.5.29.14', octetStringOf(keyId(publicKey))),
    extension('2.5.29.35', sequenceOf(element(0x80, keyId(issuerPublicKey)))),
  );
  const signedPart = sequenceOf(
    version3,
    integerOf(serialNumber()),
    algorithm,
    issuer,
    sequenceOf(timeOf(from), timeOf(to)),
    subject,
    spki(publicKey),
    explicit(3, extensions),
  );
  return sequenceOf(signedPart, algorithm, bitStringOf(sign('sha256', signedPart, issuerKey)));
}

const extension = (oid: string, value: Buffer, critical = false) =>
  sequenceOf(oidOf(oid), ...(critical ? [asn1True] : []), octetStringOf(value));

const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });

const keyId = (key: KeyObject) => createHash('sha1').update(spki(key)).digest();

/** Returns a positive random number of at least 64 bits (CA/Browser Forum, 7.1). */
function serialNumber(): Buffer {
  const octets = randomBytes(16);
  octets[0] = ((octets[0] ?? 0) & 0x7f) | 0x40;
  return octets;
}
