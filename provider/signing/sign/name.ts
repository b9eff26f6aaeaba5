import { oidOf, printableOf, sequenceOf, setOf, utf8Of } from '../asn1/encode';

/** The parts of a distinguished name that we write. */
export interface NameParts {
  readonly country: string;
  readonly organization?: string;
  readonly surname?: string;
  readonly givenName?: string;
  /** As in TINIT-RSSMRA80A01H501U. */
  readonly serialNumber?: string;
  readonly commonName: string;
}

const written: readonly [keyof NameParts, string, (text: string) => Buffer][] = [
  ['country', '2.5.4.6', printableOf],
  ['organization', '2.5.4.10', utf8Of],
  ['surname', '2.5.4.4', utf8Of],
  ['givenName', '2.5.4.42', utf8Of],
  ['serialNumber', '2.5.4.5', printableOf],
  ['commonName', '2.5.4.3', utf8Of],
];

/** Encodes a distinguished name in DER. */
export function nameOf(parts: NameParts): Buffer {
  const present = written.flatMap(([part, oid, write]) => {
    const text = parts[part];
    return text === undefined ? [] : [setOf(sequenceOf(oidOf(oid), write(text)))];
  });
  return sequenceOf(...present);
}
