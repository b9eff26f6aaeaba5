import { decodeWhole } from '../asn1/decode';
import type { Asn1 } from '../asn1/node';
import { oid, sequence, tagged } from '../asn1/read';
import type { Certificate } from './certificate';
import { addressesOf, uris } from './distributionPoint';

/** The addresses for the revocation status of a certificate, as the certificate names them. */
export interface RevocationAddresses {
  readonly ocsp: readonly string[];
  readonly lists: readonly string[];
}

const AUTHORITY_ACCESS = '1.3.6.1.5.5.7.1.1';
const OCSP = '1.3.6.1.5.5.7.48.1';
const DISTRIBUTION_POINTS = '2.5.29.31';

/** Returns the revocation addresses in a certificate, of any URI scheme; empty if unreadable. */
export function revocationAddresses({ extensions: { others } }: Certificate): RevocationAddresses {
  const members = (name: string, read: (member: Asn1) => readonly string[]) => {
    const value = others.get(name);
    try {
      return value ? sequence(decodeWhole(value)).flatMap(read) : [];
    } catch {
      return [];
    }
  };
  return {
    ocsp: members(AUTHORITY_ACCESS, ocspIn),
    lists: members(DISTRIBUTION_POINTS, wholeListIn),
  };
}

function ocspIn(description: Asn1): readonly string[] {
  const [method, ...location] = sequence(description);
  return oid(method) === OCSP ? uris(location) : [];
}

/**
 * Returns the addresses of complete lists: a point with reasons leads to a partial list, one with an issuer to another
 * authority's list.
 */
function wholeListIn(point: Asn1): readonly string[] {
  const parts = sequence(point);
  return tagged(parts, 1) || tagged(parts, 2) ? [] : addressesOf(tagged(parts, 0));
}
