import { TAX_CODE } from './codiceFiscale';
import { dayInRome } from './dates';
import { withoutOmocodia } from './taxCodeWarnings';

const MONTHS = 'ABCDEHLMPRST';
/** Minimum age of a person with an account, in years. */
const YOUNGEST = 5;

/**
 * Returns the date of birth encoded in a tax code, YYYY-MM-DD; undefined if the code is invalid. The code has a
 * two-digit year, so the latest century is used in which the person has the minimum age.
 */
export function birthDayOf(taxCode: string, now: Date): string | undefined {
  const code = taxCode.trim().toUpperCase();
  if (!TAX_CODE.test(code)) return undefined;
  const plain = withoutOmocodia(code);
  const year = Number(plain.slice(6, 8));
  const month = String(MONTHS.indexOf(plain.charAt(8)) + 1).padStart(2, '0');
  const day = String(Number(plain.slice(9, 11)) % 40).padStart(2, '0');
  const latest = Number(dayInRome(now).slice(0, 4)) - YOUNGEST;
  const whole = 2000 + year <= latest ? 2000 + year : 1900 + year;
  const born = `${whole}-${month}-${day}`;
  const exists = new Date(`${born}T00:00:00Z`);
  return Number.isNaN(exists.getTime()) || exists.toISOString().slice(0, 10) !== born ? undefined : born;
}
