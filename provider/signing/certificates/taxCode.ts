import { asTaxCode, TAX_CODE, type TaxCode } from '../../../contract/values/codiceFiscale';
import type { Certificate } from './certificate';
import { partsOf, SERIAL_NUMBER } from './name';

/** EN 319 412-1 writes TINIT-, or CF:IT- by its national form; Italian certificates of before 2015 wrote IT:. */
const PREFIX = /^(?:TINIT-|CF:IT-|IT:)(.+)$/i;
/** Provisional codes are numbers (D.M. 23/12/1976). */
const PROVISIONAL = /^\d{11}$/;

/** The Italian tax code in a certificate; undefined when it has none. */
export function taxCodeIn(certificate: Certificate): TaxCode | undefined {
  return partsOf(certificate.subject)
    .filter(({ type }) => type === SERIAL_NUMBER)
    .map(({ text }) => asTaxCode(PREFIX.exec(text.trim())?.[1] ?? ''))
    .find((code) => TAX_CODE.test(code) || PROVISIONAL.test(code));
}
