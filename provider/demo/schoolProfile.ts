import type { RegisteredSchool } from './registry';

/**
 * Returns invented contact data of a school, in addition to the Ministry's open data. The addresses belong to nobody:
 * example.org is reserved.
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

/** Hashes a code to a number: always the same for the same code. */
const numberOf = (code: string) =>
  [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7);

const digits = (number: number, length: number) => String(number).padStart(length, '4').slice(-length);
