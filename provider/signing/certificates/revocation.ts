import { decodeWhole } from '../asn1/decode';
import type { Asn1 } from '../asn1/node';
import { bitString, expected, flag, integerBytes, isSequence, sequence, tagged } from '../asn1/read';
import { readTime } from '../asn1/readTime';
import { type Algorithm, readAlgorithm } from '../cms/signerInfo';
import { holds } from '../cryptography/verifySignature';
import type { Certificate } from './certificate';
import { sameName } from './name';

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

export type Revocation = 'good' | 'revoked' | 'unchecked';

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

/** When a list says that a certificate was revoked; undefined when it does not. @throws Unreadable */
function revokedAt({ entries }: RevocationList, wanted: Buffer): Date | undefined {
  for (const entry of entries?.each() ?? []) {
    const [serial, date] = sequence(entry);
    if (integerBytes(serial).equals(wanted)) return readTime(date) ?? new Date(0);
  }
  return undefined;
}

const hasCritical = (extensions: Asn1 | undefined) =>
  extensions !== undefined &&
  sequence(extensions).some((extension) => {
    const parts = sequence(extension);
    return parts.length > 2 && flag(parts[1]);
  });

/** Those that can be read. */
export function readableLists(all: readonly Buffer[]): readonly RevocationList[] {
  return all.flatMap((der) => {
    try {
      return [readRevocationList(der)];
    } catch {
      return [];
    }
  });
}

/** What the lists say of a chain (signer first, trusted authority last) at a time; the worst of all its parts. */
export function revocationOf(
  path: readonly Certificate[],
  lists: readonly RevocationList[],
  at: Date,
): Revocation {
  const found = path.slice(0, -1).map((certificate, index) => {
    const issuer = path[index + 1] as Certificate;
    return stateOf(certificate, issuer, lists, at);
  });
  if (found.includes('revoked')) return 'revoked';
  return found.length === 0 || found.includes('unchecked') ? 'unchecked' : 'good';
}

function stateOf(
  { serial }: Certificate,
  issuer: Certificate,
  lists: readonly RevocationList[],
  at: Date,
): Revocation {
  const own = lists.filter((list) => isBy(issuer, list));
  const dates = own.map((list) => revokedAt(list, serial));
  if (dates.some((date) => date !== undefined && date <= at)) return 'revoked';
  const current = own.some(({ from, until, whole }) => whole && from && until && from <= at && at <= until);
  return current ? 'good' : 'unchecked';
}

function isBy(
  issuer: Certificate,
  { issuer: name, algorithm, signature, signedPart }: RevocationList,
): boolean {
  if (issuer.extensions.keyUsage?.revocationListSigning === false) return false;
  if (!sameName(issuer.subject, name)) return false;
  return holds({ algorithm, signature, publicKey: issuer.publicKey }, signedPart);
}
