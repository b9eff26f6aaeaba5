import type { Asn1 } from '../asn1/node';
import { oid, sequence, set } from '../asn1/read';
import { readText } from '../asn1/readText';

export const SERIAL_NUMBER = '2.5.4.5';

const shortNames: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.12': 'title',
  '2.5.4.42': 'GN',
  '2.5.4.46': 'dnQualifier',
  '2.5.4.97': 'organizationIdentifier',
  '1.2.840.113549.1.9.1': 'E',
};

interface Part {
  readonly type: string;
  readonly text: string;
}

/** Reads the parts of a distinguished name, in order. @throws Unreadable */
export function partsOf(name: Asn1): readonly Part[] {
  return sequence(name)
    .flatMap(set)
    .map((part) => {
      const [type, value] = sequence(part);
      return { type: oid(type), text: value ? readText(value) : '' };
    });
}

/** Formats a distinguished name as in RFC 4514, the most specific part first. */
export function nameText(name: Asn1): string {
  return [...partsOf(name)]
    .reverse()
    .map(({ type, text }) => `${shortNames[type] ?? type}=${text.replace(/([,+"\\<>;=])/g, '\\$1')}`)
    .join(', ');
}

/**
 * Compares two names, regardless of the string types of their texts. An unreadable name equals no other. The comparison
 * is case-sensitive, although RFC 5280 §7.1 ignores case, because the reference from a signature to its certificate is
 * not signed: a changed letter in it must be noticed.
 */
export function sameName(one: Asn1, other: Asn1): boolean {
  if (one.bytes.equals(other.bytes)) return true;
  try {
    return JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other));
  } catch {
    return false;
  }
}
