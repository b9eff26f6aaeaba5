import { instantInRome, isDay } from '../../contract/values/dates';

const LANGUAGES = ['it', 'en'];
/** Minimum number of letters of a month's name: `set`, `sett`, `settembre`. */
const SHORTEST_MONTH = 3;

/** A year of two digits belongs to the century most likely in schools: 49 is 2049, 50 is 1950. */
const wholeYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`;

function monthNamed(typed: string): string | undefined {
  const name = typed.toLowerCase();
  if (name.length < SHORTEST_MONTH) return undefined;
  for (const language of LANGUAGES) {
    const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1)
      if (
        format(Date.UTC(2000, month - 1))
          .toLowerCase()
          .startsWith(name)
      )
        return String(month);
  }
  return undefined;
}

/** Returns day, month and year of a text, as written. */
function partsOf(text: string): readonly (string | undefined)[] | undefined {
  const numbers =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (numbers) return numbers.slice(1);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return iso.slice(1).reverse();
  const [, day, month = '', year] = /^(\d{1,2})[°º]? (\p{L}+)\.? (\d{4}|\d{2})$/u.exec(text) ?? [];
  return day ? [day, monthNamed(month), year] : undefined;
}

/**
 * Parses a typed day: 01/09/2026, 1-9-26, 1.9.2026, 01092026, 2026-09-01, `1 settembre 2026` or `1 set 2026`. Returns
 * undefined for any other text.
 */
export function readDay(typed: string): string | undefined {
  const [date, month, year] = partsOf(typed.trim().replace(/\s+/g, ' ')) ?? [];
  if (!date || !month || !year) return undefined;
  const read = `${wholeYear(year)}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(read) ? read : undefined;
}

/** Parses a typed moment, a day and the time in Rome: 01/09/2026 10:30. Returns undefined for any other text. */
export function readInstant(typed: string): string | undefined {
  const [, date = '', hour = '', minute = ''] =
    /^(.*\d),?\s+(?:alle\s+)?(\d{1,2})[:.](\d{2})$/.exec(typed.trim()) ?? [];
  const read = readDay(date);
  return read && instantInRome(read, `${hour.padStart(2, '0')}:${minute}`);
}
