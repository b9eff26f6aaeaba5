const DAY = 86_400_000;
/** The day before the first of the calendar that counts from 1900, with the 29 February 1900 that never was. */
const BEGIN = Date.UTC(1899, 11, 30);
/** Days by which the calendar that counts from 1904 begins later. */
const LATER = 1462;
/** The last day that Excel knows. */
const LAST = 2_958_465;

const two = (number: number): string => String(number).padStart(2, '0');

/** A date as Excel counts it, as people write it: `31/08/2027`. Undefined where it is none. */
export function serialDay(serial: number, from1904: boolean): string | undefined {
  const days = Math.floor(serial) + (from1904 ? LATER : 0);
  if (!(days >= 1 && days <= LAST)) return undefined;
  const date = new Date(BEGIN + (days < 60 ? days + 1 : days) * DAY);
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}
