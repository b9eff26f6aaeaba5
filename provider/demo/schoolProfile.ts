import type { RegisteredSchool } from './registry';

/**
 * What the demo tells of a school besides the Ministry's open data. Nobody is behind the addresses: example.org belongs to no school.
 */
export function profileOf({ codMin, kind }: RegisteredSchool) {
  const number = numberOf(codMin);
  const address = codMin.toLowerCase();
  return {
    heading: kind,
    cf: `9${digits(number, 10)}`,
    codIpa: `istsc_${address}`,
    codFatturazione: `UF${digits(number, 4)}`,
    telephone: `0${digits(number, 3)} ${digits(number * 7, 6)}`,
    webSite: `www.${address}.example.org`,
    mail: `${address}@istruzione.example.org`,
    pec: `${address}@pec.istruzione.example.org`,
    dpo: 'Studio Garante Scuole',
    recapitoDpo: 'dpo@garantescuole.example.org',
  };
}

/** The same for the same code, and as good as another for another. */
const numberOf = (code: string) =>
  [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7);

const digits = (number: number, length: number) => String(number).padStart(length, '4').slice(-length);
