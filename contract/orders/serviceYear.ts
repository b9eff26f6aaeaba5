import { dayInRome } from '../values/dates';

/** The first month of a service year: August. */
const FIRST_MONTH = 8;

/** The service year of a moment: the calendar year from August on, before that the one before (decision Q-002). */
export function serviceYear(instant: Date | string): number {
  const [year = 0, month = 0] = dayInRome(instant).split('-').map(Number);
  return month >= FIRST_MONTH ? year : year - 1;
}

/** The years that the registry can be asked for: the last calendar year and the current one. */
export function serviceYears(instant: Date | string): readonly [number, number] {
  const year = Number(dayInRome(instant).slice(0, 4));
  return [year - 1, year];
}

/** A service year as people write it: 2026/27. */
export const showServiceYear = (year: string | number): string =>
  `${year}/${String((Number(year) + 1) % 100).padStart(2, '0')}`;
