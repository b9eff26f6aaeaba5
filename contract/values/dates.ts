/**
 * Calendar dates (days, YYYY-MM-DD) and moments (instants), in Italian formats. Pure functions: they never read the
 * system clock.
 */
const ZONE = 'Europe/Rome';

const romeDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const romeTime = new Intl.DateTimeFormat('it-IT', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

const DASH = 45;
const SLASH = 47;
/** Returns the number in two characters of a text; NaN if one is not a digit. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const units = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && units >= 0 && units <= 9 ? 10 * tens + units : Number.NaN;
}

/** Returns whether the year, month and day at these positions of a text form an existing date. */
function isDateAt(text: string, atYear: number, atMonth: number, atDay: number): boolean {
  const year = 100 * twoDigits(text, atYear) + twoDigits(text, atYear + 2);
  const month = twoDigits(text, atMonth);
  const day = twoDigits(text, atDay);
  const last = month === 2 && isLeap(year) ? 29 : (MONTHS[month - 1] ?? 0);
  // There is no year 0, and the database does not accept it.
  return year >= 1 && day >= 1 && day <= last;
}

/**
 * Returns whether a text is an existing date in the format YYYY-MM-DD. It compares characters because a Date and a
 * regular expression would take ten times as long, and files have up to fifty thousand dates.
 */
export const isDay = (value: string): boolean =>
  value.length === 10 &&
  value.charCodeAt(4) === DASH &&
  value.charCodeAt(7) === DASH &&
  isDateAt(value, 0, 5, 8);

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

/** Returns whether a text is an instant in the format of RFC 3339, which the database also accepts. */
export const isInstant = (value: string): boolean =>
  INSTANT.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

/** Returns whether a date exists, in the format DD/MM/YYYY. */
export const isShownDay = (text: string): boolean =>
  text.length === 10 &&
  text.charCodeAt(2) === SLASH &&
  text.charCodeAt(5) === SLASH &&
  isDateAt(text, 6, 3, 0);

/** UTC hour from which it may be the next day in Rome, whose clocks are one or two hours ahead. */
const LATE = '22';

/**
 * Returns the day in Rome at an instant. The slow formatter is used only for late hours, because the function is called
 * for ten thousand rows.
 */
export function dayInRome(instant: Date | string): string {
  const utc = new Date(instant).toISOString();
  return utc.slice(11, 13) < LATE ? utc.slice(0, 10) : romeDay.format(new Date(instant));
}

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** Returns the UTC day of a date, limited to days with a four-digit year. */
function writtenDay(date: Date): string {
  const year = date.getUTCFullYear();
  if (year < 1) return FIRST_DAY;
  return year > 9999 ? LAST_DAY : date.toISOString().slice(0, 10);
}

/**
 * Adds months to a day; a negative number subtracts them. The result is limited to the end of the month: 31 January + 1
 * is 28 February.
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Not Date.UTC, which interprets 50 as 1950.
  const last = new Date(0);
  last.setUTCFullYear(year, month + months, 0);
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return writtenDay(last);
}

/** Adds days to a day (negative for earlier ones). */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return writtenDay(date);
}

/** Returns the day that is a number of working days, Monday to Friday, after an instant. */
export function workingDayAfter(instant: Date | string, days: number): string {
  let after = dayInRome(instant);
  for (let left = days; left > 0; ) {
    after = addDays(after, 1);
    const weekday = new Date(`${after}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return after;
}

/** Returns the Monday of a day's week. */
export function weekStart(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** Returns the first day of a day's month. */
export const monthStart = (day: string): string => `${day.slice(0, 8)}01`;

/** Returns the first day of a day's school year, which runs from 1 September to 31 August. */
export function schoolYearStart(day: string): string {
  const year = Number(day.slice(0, 4));
  return `${day.slice(5, 7) >= '09' ? year : year - 1}-09-01`;
}

/** Returns the first day of a day's term: the first begins on 1 September, the second on 1 February. */
export function termStart(day: string): string {
  const second = `${day.slice(0, 4)}-02-01`;
  return second <= day && day.slice(5, 7) < '09' ? second : schoolYearStart(day);
}

/** Returns the first day of the following term. */
export const nextTermStart = (day: string): string => termStart(addMonths(termStart(day), 7));

/** Formats a day: 2026-09-01 → 01/09/2026. Returns an empty text for no day. */
export function showDay(day: string | null | undefined): string {
  return day ? day.split('-').reverse().join('/') : '';
}

/** Formats an instant in Rome time: 01/09/2026 10:30. Returns an empty text for no instant. */
export function showInstant(instant: string | null | undefined): string {
  return instant ? `${showDay(dayInRome(instant))} ${romeTime.format(new Date(instant))}` : '';
}

/** Formats the time of an instant in Rome: 10:30. Returns an empty text for no instant. */
export const timeInRome = (instant: string | null | undefined): string =>
  instant ? romeTime.format(new Date(instant)) : '';

/** Formats an instant in Rome time: 2026-09-01 10:30:00. */
export const stampInRome = (instant: Date | string): string =>
  `${dayInRome(instant)} ${romeTime.format(new Date(instant))}:${new Date(instant).toISOString().slice(17, 19)}`;

/**
 * Returns the instant, in UTC, at which clocks in Rome show a day and a time (`10:30`). Returns undefined for a time
 * that does not exist on that day, and the first of two if it occurs twice.
 */
export function instantInRome(day: string, time: string): string | undefined {
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  const shown = `${showDay(day)} ${time}`;
  const candidates = ['+02:00', '+01:00'].map((offset) =>
    new Date(`${day}T${time}:00${offset}`).toISOString(),
  );
  return candidates.find((instant) => showInstant(instant) === shown);
}

/** Returns the instant, in UTC, at which a day begins in Rome: an hour or two before it does in UTC. */
export const romeMidnight = (day: string): string => instantInRome(day, '00:00') ?? day;
