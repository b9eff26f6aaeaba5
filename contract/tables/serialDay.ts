const DAY = 86_400_000;
/** Day before the first one of the calendar that counts from 1900, which includes a nonexistent 29 February 1900. */
const BEGIN = Date.UTC(1899, 11, 30);
/** Number of days by which the calendar that counts from 1904 begins later than the one from 1900. */
const LATER = 1462;
/** Last day that Excel supports. */
const LAST = 2_958_465;

const two = (number: number): string => String(number).padStart(2, '0');

/** Converts an Excel date number to text: `31/08/2027`. Returns undefined if it is not a date. */
export function serialDay(serial: number, from1904: boolean): string | undefined {
  const days = Math.floor(serial) + (from1904 ? LATER : 0);
  if (!(days >= 1 && days <= LAST)) return undefined;
  const date = new Date(BEGIN + (days < 60 ? days + 1 : days) * DAY);
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}
