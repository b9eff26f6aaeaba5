import { serialDay } from '../tables/serialDay';
import { dayInRome, instantInRome, isDay, isInstant } from './dates';

/** Which of two numbers is the day, and which the month. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** How the dates of a column are read. */
export interface DateReading {
  /** YYYY-MM-DD. */
  readonly today: string;
  /**
   * The dates are past, as days of birth are: a year of two digits is the last one that has come. Otherwise, as in the
   * ends of contracts, it is one of this century.
   */
  readonly past?: boolean | undefined;
  /** The day is first where it is not said. */
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
/** A date as a spreadsheet counts it, from 1954 to 2119; of past dates from 1927. */
const SERIAL = /^[2-7]\d{4}(?:[.,]\d+)?$/;
const PAST_SERIAL = /^[1-7]\d{4}(?:[.,]\d+)?$/;

const TIME =
  /(?:[t,]| ore)? ?\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)? ?(?:[ap]\.?m\.?)?(?:z|[+-]\d{2}:?\d{2})?$/;
const WEEKDAY = /^([a-z]{3,9})[.,]? (?=\d)/;

/** Longer texts are no dates: nothing in them is looked at. */
const LONGEST = 60;

/** Small letters without accents; one kind of hyphen, apostrophe and space. */
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

/** The number of the month that a name, or the beginning of one, says. */
function monthOf(name: string): string | undefined {
  const at = months.findIndex((names) => names.some((one) => one.startsWith(name)));
  return at === -1 ? undefined : two(String(at + 1));
}

/** The time of the day behind a date; `31.08.27` is a date, of which the end looks like a time. */
function timeIn(written: string): string {
  const [time = ''] = TIME.exec(written) ?? [];
  return /^[t, ]/.test(time) ? time : '';
}

/** Without the day of the week before it and the time of the day behind it. */
function dateIn(text: string): string {
  if (text.length > LONGEST) return '';
  const written = plain(text);
  const date = written.slice(0, written.length - timeIn(written).length).trim();
  const weekday = WEEKDAY.exec(date);
  return weekday && weekdays.some((one) => one.startsWith(weekday[1] as string))
    ? date.slice(weekday[0].length)
    : date;
}

/** A date in which the order of its numbers does not matter. */
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
 * A date as people write it, YYYY-MM-DD: in numbers (`31/8/27`, `31.08.2027`, `2027/08/31`, `31082027`), with the name of
 * the month (`31 agosto 2027`, `1-feb-80`), as a spreadsheet counts it, with or without a time, of which only the day
 * counts. Undefined for what is none.
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

/** The hours and minutes of a time, of the afternoon where it says so. */
const HOURS = /(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)? ?(p)?/;

/** A moment as people write it, in Rome, as an instant in UTC; of a day alone its beginning. Undefined for what is none. */
export function readInstantText(text: string, reading: DateReading): string | undefined {
  if (isInstant(text.trim())) return text.trim();
  const day = readDateText(text, reading);
  if (!day) return undefined;
  const [, hour = '0', minute = '00', afternoon] = HOURS.exec(timeIn(plain(text))) ?? [];
  const hours = Number(hour) + (afternoon && Number(hour) < 12 ? 12 : 0);
  return instantInRome(day, `${two(String(hours))}:${minute}`);
}

/**
 * The order of day and month that a text shows for its column: the order in which alone it is a date, `either` where
 * it is one date or another, nothing where it does not depend on the order.
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
