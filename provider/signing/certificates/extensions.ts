import { decodeWhole } from '../asn1/decode';
import type { Asn1 } from '../asn1/node';
import { expected, flag, isSequence, octetString, octets, oid, sequence, small, tagged } from '../asn1/read';

/** The extensions of a certificate that the rules check; absent ones are undefined. */
export interface Extensions {
  readonly keyUsage?: KeyUsage;
  readonly authority?: Authority;
  readonly subjectKeyId?: Buffer;
  readonly authorityKeyId?: Buffer;
  /** Object identifiers. */
  readonly extendedKeyUsage?: readonly string[];
  /** Unknown critical extensions, and any that cannot be read. */
  readonly notUnderstood: readonly string[];
  /** The values of the others by their object identifiers, DER: they do not decide whether the certificate is valid. */
  readonly others: ReadonlyMap<string, Buffer>;
}

export interface KeyUsage {
  readonly digitalSignature: boolean;
  /** Also called contentCommitment. */
  readonly nonRepudiation: boolean;
  readonly certificateSigning: boolean;
  readonly revocationListSigning: boolean;
}

/** Basic constraints: whether the certificate may issue others, and how many authorities may be below it in a chain. */
export interface Authority {
  readonly isAuthority: boolean;
  readonly pathLength: number | undefined;
}

type ReadExtensions = Omit<Extensions, 'notUnderstood' | 'others'>;

const readers: Readonly<Record<string, (value: Asn1) => ReadExtensions>> = {
  '2.5.29.14': (value) => ({ subjectKeyId: octetString(value) }),
  '2.5.29.15': (value) => ({ keyUsage: readKeyUsage(value) }),
  '2.5.29.19': (value) => ({ authority: readAuthority(value) }),
  '2.5.29.35': (value) => readAuthorityKeyId(value),
  '2.5.29.37': (value) => ({ extendedKeyUsage: sequence(value).map(oid) }),
};

/** Certificate policies, names, and statements on qualification: they do not restrict anything that is checked here. */
const harmless = new Set([
  '2.5.29.17',
  '2.5.29.18',
  '2.5.29.31',
  '2.5.29.32',
  '1.3.6.1.5.5.7.1.1',
  '1.3.6.1.5.5.7.1.3',
]);

/** Reads the SEQUENCE of extensions. */
export function readExtensions(node: Asn1 | undefined): Extensions {
  let known: ReadExtensions = {};
  const notUnderstood: string[] = [];
  const others = new Map<string, Buffer>();
  for (const extension of node ? sequence(node) : []) {
    const [type, ...rest] = sequence(extension);
    const name = oid(type);
    const critical = rest.length > 1 && flag(rest[0]);
    const read = readers[name];
    try {
      if (read) known = { ...known, ...read(decodeWhole(octetString(rest.at(-1)))) };
      else if (critical && !harmless.has(name)) notUnderstood.push(name);
      else others.set(name, octetString(rest.at(-1)));
    } catch {
      notUnderstood.push(name);
    }
  }
  return { ...known, notUnderstood, others };
}

/** Reports whether a SEQUENCE of extensions contains a critical one. @throws Unreadable */
export const hasCritical = (extensions: Asn1 | undefined): boolean =>
  extensions !== undefined &&
  sequence(extensions).some((extension) => {
    const parts = sequence(extension);
    return parts.length > 2 && flag(parts[1]);
  });

function readKeyUsage(value: Asn1): KeyUsage {
  const bits = expected(value, 'universal', 3).value[1] ?? 0;
  return {
    digitalSignature: (bits & 0x80) !== 0,
    nonRepudiation: (bits & 0x40) !== 0,
    certificateSigning: (bits & 0x04) !== 0,
    revocationListSigning: (bits & 0x02) !== 0,
  };
}

function readAuthority(value: Asn1): Authority {
  const parts = isSequence(value) ? value.children : [];
  const isAuthority = parts.find((part) => part.is('universal', 1));
  const pathLength = parts.find((part) => part.is('universal', 2));
  return {
    isAuthority: isAuthority !== undefined && flag(isAuthority),
    pathLength: pathLength && small(pathLength),
  };
}

function readAuthorityKeyId(value: Asn1): ReadExtensions {
  const keyId = tagged(sequence(value), 0);
  return keyId ? { authorityKeyId: octets(keyId) } : {};
}
