import { decodeWhole } from '../asn1/decode';
import type { Asn1 } from '../asn1/node';
import { bitString, expected, integerBytes, isSequence, sequence, tagged } from '../asn1/read';
import { readTime } from '../asn1/readTime';
import { type Algorithm, readAlgorithm } from '../cms/signerInfo';
import { holds } from '../cryptography/verifySignature';
import type { Certificate } from './certificate';
import { hasCritical } from './extensions';
import { sameName } from './name';
import { readable } from './readable';
import type { Statement } from './statement';

/** A list of revoked certificates (RFC 5280, CertificateList). */
export interface RevocationList {
  readonly der: Buffer;
  readonly signedPart: Buffer;
  readonly algorithm: Algorithm;
  readonly signature: Buffer;
  readonly issuer: Asn1;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
  /** The SEQUENCE of what was revoked; undefined when nothing was. It may have a hundred thousand entries. */
  readonly entries: Asn1 | undefined;
  /** Whether it speaks of all certificates: a list with critical extensions may be a part. */
  readonly whole: boolean;
}

/** @throws Unreadable */
export function readRevocationList(der: Buffer): RevocationList {
  const [signedPart, algorithm, signature] = sequence(decodeWhole(der));
  const fields = sequence(signedPart).filter((node, index) => !(index === 0 && node.is('universal', 2)));
  const [, issuer, from, ...rest] = fields;
  return {
    der,
    signedPart: expected(signedPart, 'universal', 16).bytes,
    algorithm: readAlgorithm(algorithm),
    signature: bitString(signature),
    issuer: expected(issuer, 'universal', 16),
    from: readTime(from),
    until: readTime(rest[0]),
    entries: rest.find(isSequence),
    whole: !hasCritical(tagged(rest, 0)?.children[0]),
  };
}

/** Those that can be read. */
export const readableLists = readable(readRevocationList);

/** What a list says of a certificate; undefined where it is not its authority's. @throws Unreadable */
export function saidByList(
  list: RevocationList,
  { serial }: Certificate,
  issuer: Certificate,
): Statement | undefined {
  if (!isBy(issuer, list)) return undefined;
  const { from, until, whole } = list;
  return { revokedAt: revokedAt(list, serial), from, until, whole };
}

/** The longest lists of authorities have some hundred thousand entries of a few elements each. */
const MOST_REVOKED_ELEMENTS = 8_000_000;

/** The authority's signature on the list was verified before: all of its entries are worth the time. */
function revokedAt({ entries }: RevocationList, wanted: Buffer): Date | undefined {
  const revoked = entries && decodeWhole(entries.bytes, MOST_REVOKED_ELEMENTS);
  for (const entry of revoked?.each() ?? []) {
    const [serial, date] = sequence(entry);
    if (integerBytes(serial).equals(wanted)) return readTime(date) ?? new Date(0);
  }
  return undefined;
}

function isBy(
  issuer: Certificate,
  { issuer: name, algorithm, signature, signedPart }: RevocationList,
): boolean {
  if (issuer.extensions.keyUsage?.revocationListSigning === false) return false;
  if (!sameName(issuer.subject, name)) return false;
  return holds({ algorithm, signature, publicKey: issuer.publicKey }, signedPart);
}
