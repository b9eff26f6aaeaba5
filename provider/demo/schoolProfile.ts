import type { RegisteredSchool } from './registry';

/**
 * What the demo tells of a school besides the Ministry's open data, in the order of the columns that hold it: heading,
 * tax code, codes for public offices and invoices, telephone, site, mail, pec, and the officer with the address.
 * Nobody is behind the addresses: example.org belongs to no school.
 */
export function profileOf({ codMin, kind }: RegisteredSchool): readonly (string | null)[] {
  const number = numberOf(codMin);
  const address = codMin.toLowerCase();
  return [
    kind,
    `9${digits(number, 10)}`,
    `istsc_${address}`,
    `UF${digits(number, 4)}`,
    `0${digits(number, 3)} ${digits(number * 7, 6)}`,
    `www.${address}.example.org`,
    `${address}@istruzione.example.org`,
    `${address}@pec.istruzione.example.org`,
    'Studio Garante Scuole',
    'dpo@garantescuole.example.org',
  ];
}

/** The same for the same code, and as good as another for another. */
const numberOf = (code: string) =>
  [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7);

const digits = (number: number, length: number) => String(number).padStart(length, '4').slice(-length);
