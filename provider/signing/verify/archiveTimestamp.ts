import { createHash } from 'node:crypto';
import { decodeWhole } from '../asn1/decode';
import { oidOf } from '../asn1/encode';
import type { Asn1 } from '../asn1/node';
import { isSequence, octetString, sequence } from '../asn1/read';
import { valuesOf } from '../cms/attributes';
import { attributeTypes, hashIndexTypes } from '../cms/oids';
import { readSignedData, type SignedData } from '../cms/signedData';
import { readAlgorithm, type SignerInfo } from '../cms/signerInfo';
import { type Digest, digestOf, digests } from '../cryptography/digests';
import { Content } from './content';
import { digestOfToken, type TimestampContext, type TimestampState, tokenState } from './timestamp';

/** The parts of an envelope that an archive timestamp covers, besides the signature. */
export type Archived = Pick<SignedData, 'certificateChoices' | 'revocationChoices'>;

/**
 * Returns what the archive timestamps of a signature prove (archive-time-stamp-v3, EN 319 122-1 §5.5.3): each covers
 * the document, the signature, and the certificates, revocation data and unsigned attributes in its hash index.
 */
export const archiveTimestampsOf = (
  info: SignerInfo,
  about: Archived & { readonly contentType: string; readonly content: Content },
  known: TimestampContext,
): readonly TimestampState[] =>
  valuesOf(info.unsigned, attributeTypes.archiveTimestampV3).map(({ bytes }) => {
    try {
      const stamped = stampedBy(bytes, info, about);
      return stamped ? tokenState(bytes, stamped, known) : { state: 'broken' };
    } catch {
      return { state: 'broken' };
    }
  });

/** Returns the bytes that a token must cover; undefined if its hash index refers to data missing in the file. */
function stampedBy(
  token: Buffer,
  info: SignerInfo,
  { contentType, content, ...archived }: Parameters<typeof archiveTimestampsOf>[1],
): Content | undefined {
  const [own] = readSignedData(token).signers;
  const type = hashIndexTypes.find((one) => own && valuesOf(own.unsigned, one).length > 0);
  const [index] = type && own ? valuesOf(own.unsigned, type) : [];
  const digest = digestOfToken(token);
  if (!index || !digest || !isOfThisFile(index, info, archived, type === attributeTypes.hashIndexV3))
    return undefined;
  return Content.of(
    Buffer.concat([oidOf(contentType), content.digest(digest.name), ...info.parts, index.bytes]),
  );
}

/** Tells whether the file has everything that a hash index refers to: missing data cannot be verified. */
function isOfThisFile(
  index: Asn1,
  { unsigned }: SignerInfo,
  { certificateChoices, revocationChoices }: Archived,
  isByValue: boolean,
): boolean {
  const { digest, lists } = readIndex(index);
  if (!digest?.accepted || lists.length !== 3) return false;
  const attributes = unsigned.flatMap(({ type, values, bytes }) =>
    isByValue ? values.map((value) => Buffer.concat([oidOf(type), value.bytes])) : [bytes],
  );
  const hashed = (all: readonly Buffer[]) =>
    new Set(all.map((one) => createHash(digest.name).update(one).digest('hex')));
  return [certificateChoices, revocationChoices, attributes].every((all, place) => {
    const there = hashed(all);
    return lists[place]?.every((hash) => there.has(octetString(hash).toString('hex')));
  });
}

/** Reads an ATSHashIndex of any version. The first version may omit the algorithm, which is then SHA-256. */
function readIndex(index: Asn1): {
  readonly digest: Digest | undefined;
  readonly lists: readonly (readonly Asn1[])[];
} {
  const parts = sequence(decodeWhole(index.bytes));
  const [first] = parts;
  const isNamed = isSequence(first) && first.children[0]?.is('universal', 6) === true;
  return {
    digest: isNamed ? digestOf(readAlgorithm(first).oid) : digests.sha256,
    lists: (isNamed ? parts.slice(1) : parts).map(sequence),
  };
}
