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

/** Returns the digest of a signature; some programs write the signature algorithm in its place. */
export const digestUsed = ({ digest }: SignerInfo): Digest | undefined =>
  digestOf(digest.oid) ?? signatureAlgorithmOf(digest.oid)?.digest;

/**
 * Reports whether the signed digest is that of the content; undefined without content, digest or known algorithm.
 * @throws Unreadable
 */
export function digestHolds(info: SignerInfo, content: Content | undefined): boolean | undefined {
  const digest = digestUsed(info);
  const [attribute] = valuesOf(info.signed, attributeTypes.messageDigest);
  if (!digest || !content || !attribute) return undefined;
  return octetString(attribute).equals(content.digest(digest.name));
}

/** Verifies that the signed bytes (the attributes, or the content if there are none) were signed with this key. */
export function signatureHolds(
  info: SignerInfo,
  { publicKey }: Certificate,
  content: Content | undefined,
): boolean {
  const { algorithm, signature, signedAttributes } = info;
  const signed = { algorithm, signature, publicKey, digest: digestUsed(info) };
  if (!signedAttributes) return content !== undefined && holds(signed, content.bytes);
  // One after another: with a long revocation list among the attributes, encoding all three forms would be expensive.
  for (const bytes of formsOf(signedAttributes)) if (holds(signed, bytes)) return true;
  return false;
}

/**
 * Yields the bytes that a program may have signed: the attributes as they are in the file, in DER (RFC 5652 §5.4), and
 * in DER with unsorted sets. All have the same meaning.
 */
function* formsOf(attributes: Asn1): Generator<Buffer> {
  const written = Buffer.from(attributes.bytes);
  written[0] = SET;
  yield written;
  yield canonical(attributes, SET);
  yield definite(attributes, SET);
}
