import { decodeWhole } from '../asn1/decode';
import type { Asn1 } from '../asn1/node';
import { flag, octetString, oid, sequence, tagged } from '../asn1/read';
import type { Certificate } from './certificate';
import { addressesOf } from './distributionPoint';
import { revocationAddresses } from './revocationAddresses';

/** The certificates that a revocation list covers (RFC 5280 §5.2.5). */
export interface ListScope {
  /** The addresses of the list; it only covers certificates that name one of them. Undefined if it covers all. */
  readonly addresses: readonly string[] | undefined;
  readonly users: boolean;
  readonly authorities: boolean;
  /** Whether the list has entries about certificates of other authorities: serial numbers are then ambiguous. */
  readonly indirect: boolean;
  /** Whether the list covers every reason for revocation and has no unknown critical extension. */
  readonly plain: boolean;
}

const ISSUING_POINT = '2.5.29.28';
const everything: ListScope = {
  addresses: undefined,
  users: true,
  authorities: true,
  indirect: false,
  plain: true,
};

/** Reads the restrictions in the SEQUENCE of extensions of a list. @throws Unreadable */
export function listScope(extensions: Asn1 | undefined): ListScope {
  let scope = everything;
  for (const extension of extensions ? sequence(extensions) : []) {
    const [type, ...rest] = sequence(extension);
    if (oid(type) === ISSUING_POINT) {
      const point = read(octetString(rest.at(-1)));
      scope = { ...point, plain: point.plain && scope.plain };
    } else if (rest.length > 1 && flag(rest[0])) scope = { ...scope, plain: false };
  }
  return scope;
}

function read(value: Buffer): ListScope {
  const parts = sequence(decodeWhole(value));
  const isSet = (tag: number) => tagged(parts, tag)?.value.some((octet) => octet !== 0) === true;
  const point = tagged(parts, 0);
  return {
    addresses: point && addressesOf(point),
    users: !isSet(2) && !isSet(5),
    authorities: !isSet(1) && !isSet(5),
    indirect: isSet(4),
    plain: tagged(parts, 3) === undefined,
  };
}

/** Reports whether the absence of a certificate from the list means that it was not revoked. */
export function covers(scope: ListScope, certificate: Certificate): boolean {
  const isAuthority = certificate.extensions.authority?.isAuthority === true;
  if (!scope.plain || scope.indirect || !(isAuthority ? scope.authorities : scope.users)) return false;
  const { addresses } = scope;
  return !addresses || revocationAddresses(certificate).lists.some((one) => addresses.includes(one));
}
