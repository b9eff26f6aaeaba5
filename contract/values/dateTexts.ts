import { serialDay } from '../tables/serialDay';
import { dayInRome, instantInRome, isDay, isInstant } from './dates';

/** Order of day and month in a numeric date. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** Options for parsing the dates of a column. */
export interface DateReading {
  /** Current date, YYYY-MM-DD. */
  readonly today: string;
  /**
   * Whether the dates are in the past, such as dates of birth. If so, a two-digit year means the latest possible year.
   * Otherwise, as for ends of contracts, it means a year of this century.
   */
  readonly past?: boolean | undefined;
  /** Order of day and month in numeric dates; day first by default. */
  readonly order?: DateOrder | undefined;
  /** Whether dates that are numbers count from 1904. */
  readonly from1904?: boolean | undefined;
}

interface Parts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

const months = [
  ['gennaio', 'january'],
  ['febbraio', 'february'],
  ['marzo', 'march'],
  ['aprile', 'april'],
  ['maggio', 'may'],
  ['giugno', 'june'],
  ['luglio', 'july'],
  ['agosto', 'august'],
  ['settembre', 'september'],
  ['ottobre', 'october'],
  ['novembre', 'november'],
  ['dicembre', 'december'],
];
const weekdays = [
  ...['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato', 'domenica'],
  ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
];

const NUMBERS = /^(\d{1,2}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?'?(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4}) ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{1,2})$/;
const NAMED =
  /^(\d{1,2})(?:[°ºo]|st|nd|rd|th)?[ \-/.]*(?:di )?([a-z]{3,9})\.?[ \-/.,]*(?:del )?'?(\d{4}|\d{2})$/;
const NAMED_FIRST = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/;
const DIGITS = /^(\d{2})(\d{2})((?:19|20)\d{2})$/;
const DIGITS_YEAR_FIRST = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
/** Serial date of a spreadsheet (days since 1900), for dates from 1954 to 2119. */
const SERIAL = /^[2-7]\d{4}(?:[.,]\d+)?$/;
/** Serial date of a spreadsheet in a field of past dates, such as births, for dates from 1927. */
const PAST_SERIAL = /^[1-7]\d{4}(?:[.,]\d+)?$/;

const TIME =
  /(?:[t,]| ore)? ?\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)? ?(?:[ap]\.?m\.?)?(?:z|[+-]\d{2}:?\d{2})?$/;
const WEEKDAY = /^([a-z]{3,9})[.,]? (?=\d)/;

/** Maximum length of a date; longer texts are not parsed. */
const LONGEST = 60;

/** Normalises a text: lower case without accents; one kind of hyphen, apostrophe and space. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00AD\u200B-\u200F\uFEFF]/gu, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const two = (number: string): string => number.padStart(2, '0');

/** Returns the number of a month from its name or the beginning of it. */
function monthOf(name: string): string | undefined {
  const at = months.findIndex((names) => names.some((one) => one.startsWith(name)));
  return at === -1 ? undefined : two(String(at + 1));
}

/** Returns the time of day in a text after a date. The end of a date such as `31.08.27` is not a time. */
function timeIn(written: string): string {
  const [time = ''] = TIME.exec(written) ?? [];
  return /^[t, ]/.test(time) ? time : '';
}

/** Returns the date in a text, without the day of the week before it and the time of day after it. */
function dateIn(text: string): string {
  if (text.length > LONGEST) return '';
  const written = plain(text);
  const date = written.slice(0, written.length - timeIn(written).length).trim();
  const weekday = WEEKDAY.exec(date);
  return weekday && weekdays.some((one) => one.startsWith(weekday[1] as string))
    ? date.slice(weekday[0].length)
    : date;
}

/** Parses a date whose numbers are in an unambiguous order. */
function plainParts(date: string): Parts | undefined {
  const named = NAMED.exec(date);
  if (named) {
    const [, day = '', name = '', year = ''] = named;
    const month = monthOf(name);
    if (month) return { year, month, day: two(day) };
  }
  const first = NAMED_FIRST.exec(date);
  if (first) {
    const [, name = '', day = '', year = ''] = first;
    const month = monthOf(name);
    if (month) return { year, month, day: two(day) };
  }
  const [, year, month, day] = YEAR_FIRST.exec(date) ?? DIGITS_YEAR_FIRST.exec(date) ?? [];
  return year && month && day ? { year, month: two(month), day: two(day) } : undefined;
}

function numbersIn(date: string, order: DateOrder): Parts | undefined {
  const [, one, other, year] = NUMBERS.exec(date) ?? DIGITS.exec(date) ?? [];
  if (!one || !other || !year) return undefined;
  const [day, month] = order === 'dayFirst' ? [one, other] : [other, one];
  return { year, month: two(month), day: two(day) };
}

function dayOf(parts: Parts | undefined, { today, past }: DateReading): string | undefined {
  if (!parts) return undefined;
  const { year, month, day } = parts;
  const whole = year.length === 4 ? year : `20${year}`;
  const comes = past && year.length === 2 && `${whole}-${month}-${day}` > today;
  const read = `${comes ? `19${year}` : whole}-${month}-${day}`;
  return isDay(read) ? read : undefined;
}

function daySerial(date: string, { past, from1904 = false }: DateReading): string | undefined {
  if (!(past ? PAST_SERIAL : SERIAL).test(date)) return undefined;
  return serialDay(Number(date.replace(',', '.')), from1904)
    ?.split('/')
    .reverse()
    .join('-');
}

/**
 * Parses a date as people write it, and returns YYYY-MM-DD; undefined if it is not a date. Accepts numeric dates
 * (`31/8/27`, `31.08.2027`, `2027/08/31`, `31082027`), month names (`31 agosto 2027`, `1-feb-80`), and serial dates of
 * spreadsheets; a time is ignored.
 */
export function readDateText(text: string, reading: DateReading): string | undefined {
  const instant = text.trim();
  if (isInstant(instant)) return dayInRome(instant);
  const date = dateIn(text);
  return (
    dayOf(plainParts(date), reading) ??
    dayOf(numbersIn(date, reading.order ?? 'dayFirst'), reading) ??
    daySerial(date, reading)
  );
}

/** Hours and minutes of a time, with an optional mark for the afternoon. */
const HOURS = /(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)? ?(p)?/;

/**
 * Parses an instant as people write it, in Rome time, and returns it in UTC; undefined if it is not a date. Without a
 * time, it is the start of the day.
 */
export function readInstantText(text: string, reading: DateReading): string | undefined {
  if (isInstant(text.trim())) return text.trim();
  const day = readDateText(text, reading);
  if (!day) return undefined;
  const [, hour = '0', minute = '00', afternoon] = HOURS.exec(timeIn(plain(text))) ?? [];
  const hours = Number(hour) + (afternoon && Number(hour) < 12 ? 12 : 0);
  return instantInRome(day, `${two(String(hours))}:${minute}`);
}

/**
 * Returns the order of day and month that a text implies for its column: the only order in which it is a date, `either`
 * if both orders give different dates, undefined if the order is irrelevant.
 */
export function dateOrderOf(text: string, reading: DateReading): DateOrder | 'either' | undefined {
  const date = dateIn(text);
  if (dayOf(plainParts(date), reading)) return undefined;
  const dayFirst = dayOf(numbersIn(date, 'dayFirst'), reading);
  const monthFirst = dayOf(numbersIn(date, 'monthFirst'), reading);
  if (dayFirst && monthFirst) return dayFirst === monthFirst ? undefined : 'either';
  if (dayFirst) return 'dayFirst';
  return monthFirst ? 'monthFirst' : undefined;
}
