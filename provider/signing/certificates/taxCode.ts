import { asTaxCode, TAX_CODE, type TaxCode } from '../../../contract/values/codiceFiscale';
import type { Certificate } from './certificate';
import { partsOf, SERIAL_NUMBER } from './name';

/** EN 319 412-1 writes TINIT-, or CF:IT- in the national form; Italian certificates before 2015 wrote IT:. */
const PREFIX = /^(?:TINIT-|CF:IT-|IT:)(.+)$/i;
/** Provisional codes are numbers (D.M. 23/12/1976). */
const PROVISIONAL = /^\d{11}$/;

/** Returns the Italian tax code in a certificate; undefined when it has none. */
export function taxCodeIn(certificate: Certificate): TaxCode | undefined {
  return partsOf(certificate.subject)
    .filter(({ type }) => type === SERIAL_NUMBER)
    .map(({ text }) => asTaxCode(PREFIX.exec(text.trim())?.[1] ?? ''))
    .find((code) => TAX_CODE.test(code) || PROVISIONAL.test(code));
}
