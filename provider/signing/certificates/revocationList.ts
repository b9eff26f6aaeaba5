import { decodeWhole } from '../asn1/decode';
import type { Asn1 } from '../asn1/node';
import { bitString, expected, integerBytes, isSequence, sequence, tagged } from '../asn1/read';
import { readTime } from '../asn1/readTime';
import { type Algorithm, readAlgorithm } from '../cms/signerInfo';
import { holds } from '../cryptography/verifySignature';
import type { Certificate } from './certificate';
import { covers, type ListScope, listScope } from './listScope';
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
  /** The SEQUENCE of revoked certificates; undefined when there is none. It may have a hundred thousand entries. */
  readonly entries: Asn1 | undefined;
  readonly scope: ListScope;
}

/** Maximum number of elements visited to find the fields of a list; the entries are one element, and not visited. */
const MOST_ELEMENTS_AROUND = 2000;

/** @throws Unreadable */
export function readRevocationList(der: Buffer): RevocationList {
  const [signedPart, algorithm, signature] = sequence(decodeWhole(der, MOST_ELEMENTS_AROUND));
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
    scope: listScope(tagged(rest, 0)?.children[0]),
  };
}

/** Reads lists and skips unreadable ones. */
export const readableLists = readable(readRevocationList);

/**
 * Returns the statement of a list about a certificate; undefined if its issuer did not sign the list.
 * @throws Unreadable
 */
export function saidByList(
  list: RevocationList,
  certificate: Certificate,
  issuer: Certificate,
): Statement | undefined {
  if (list.scope.indirect || !isListOf(issuer, list)) return undefined;
  const { from, until, scope } = list;
  return { revokedAt: revokedAt(list, certificate.serial), from, until, whole: covers(scope, certificate) };
}

/** Maximum number of elements in the entries of a list: the longest have some 100,000 entries of a few elements. */
const MOST_REVOKED_ELEMENTS = 8_000_000;

/** Returns when a serial number was revoked. Call it only for lists with a verified signature: it may take long. */
function revokedAt({ entries }: RevocationList, wanted: Buffer): Date | undefined {
  const revoked = entries && decodeWhole(entries.bytes, MOST_REVOKED_ELEMENTS);
  for (const entry of revoked?.each() ?? []) {
    const [serial, date] = sequence(entry);
    if (integerBytes(serial).equals(wanted)) return readTime(date) ?? new Date(0);
  }
  return undefined;
}

/** Reports whether an authority signed a list, and is allowed to. */
export function isListOf(
  issuer: Certificate,
  { issuer: name, algorithm, signature, signedPart }: RevocationList,
): boolean {
  if (issuer.extensions.keyUsage?.revocationListSigning === false) return false;
  if (!sameName(issuer.subject, name)) return false;
  return holds({ algorithm, signature, publicKey: issuer.publicKey }, signedPart);
}
