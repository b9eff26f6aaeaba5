import { canonical, definite } from '../asn1/canonical';
import type { Asn1 } from '../asn1/node';
import { octetString } from '../asn1/read';
import type { Certificate } from '../certificates/certificate';
import { valuesOf } from '../cms/attributes';
import { attributeTypes } from '../cms/oids';
import type { SignerInfo } from '../cms/signerInfo';
import { type Digest, digestOf } from '../cryptography/digests';
import { signatureAlgorithmOf } from '../cryptography/signatureAlgorithms';
import { holds } from '../cryptography/verifySignature';
import type { Content } from './content';

const SET = 0x31;

/** The digest that a signature is made over; some programs name the signature's algorithm in its place. */
export const digestUsed = ({ digest }: SignerInfo): Digest | undefined =>
  digestOf(digest.oid) ?? signatureAlgorithmOf(digest.oid)?.digest;

/** Whether the signed digest is that of the content; undefined where it cannot be told. @throws Unreadable */
export function digestHolds(info: SignerInfo, content: Content | undefined): boolean | undefined {
  const digest = digestUsed(info);
  const [attribute] = valuesOf(info.signed, attributeTypes.messageDigest);
  if (!digest || !content || !attribute) return undefined;
  return octetString(attribute).equals(content.digest(digest.name));
}

/** Whether what is signed (the attributes, or the content where there are none) was signed with this key. */
export function signatureHolds(
  info: SignerInfo,
  { publicKey }: Certificate,
  content: Content | undefined,
): boolean {
  const { algorithm, signature, signedAttributes } = info;
  const signed = { algorithm, signature, publicKey, digest: digestUsed(info) };
  if (!signedAttributes) return content !== undefined && holds(signed, content.bytes);
  // One after the other: whoever signed a long revocation list with it should not have it written three times.
  for (const bytes of formsOf(signedAttributes)) if (holds(signed, bytes)) return true;
  return false;
}

/**
 * The bytes that may have been signed: DER, as RFC 5652 §5.4 has it, and what programs sign that do not sort,
 * or that sign what they wrote. Each says the same thing.
 */
function* formsOf(attributes: Asn1): Generator<Buffer> {
  const written = Buffer.from(attributes.bytes);
  written[0] = SET;
  yield written;
  yield canonical(attributes, SET);
  yield definite(attributes, SET);
}
