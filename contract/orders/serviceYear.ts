import { dayInRome } from '../values/dates';

/** First month of a service year: August. */
const FIRST_MONTH = 8;

/**
 * Returns the service year of an instant: from August the current calendar year, before that the previous one (decision
 *
 */
export function serviceYear(instant: Date | string): number {
  const [year = 0, month = 0] = dayInRome(instant).split('-').map(Number);
  return month >= FIRST_MONTH ? year : year - 1;
}

/** Returns the years for which the registry can be queried: the previous and the current calendar year. */
export function serviceYears(instant: Date | string): readonly [number, number] {
  const year = Number(dayInRome(instant).slice(0, 4));
  return [year - 1, year];
}

/** Formats a service year: 2026/27. */
export const showServiceYear = (year: string | number): string =>
  `${year}/${String((Number(year) + 1) % 100).padStart(2, '0')}`;
