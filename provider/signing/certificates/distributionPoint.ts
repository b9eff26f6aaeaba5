import type { Asn1 } from '../asn1/node';
import { tagged } from '../asn1/read';

/** Returns the URIs in a DistributionPointName (RFC 5280 §4.2.1.13); empty if it is relative to the issuer. */
export const addressesOf = (point: Asn1 | undefined): readonly string[] =>
  uris(tagged(point?.children ?? [], 0)?.children ?? []);

/** Returns the addresses among GeneralNames. */
export const uris = (names: readonly Asn1[]): readonly string[] =>
  names.filter((name) => name.is('context', 6)).map(({ value }) => value.toString('latin1'));
