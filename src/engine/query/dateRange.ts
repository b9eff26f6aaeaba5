import type { FromToday, Viewer } from '../../../contract/schema/where';
import { dayFrom } from '../../../contract/schema/where';
import { addDays } from '../../../contract/values/dates';

/** A day as it was typed, or relative to today in Rome. */
export type RangeEdge = string | FromToday;

/** A range of days: from `first` to the day before `after`; a missing edge means no limit. */
export interface DateRange {
  readonly first?: RangeEdge;
  readonly after?: RangeEdge;
}

/** Returns the first and last day of a range, both inclusive, at the current time. */
export function rangeDays({ first, after }: DateRange, viewer: Viewer): { first?: string; last?: string } {
  const day = (edge: RangeEdge) => (typeof edge === 'string' ? edge : dayFrom(edge, viewer));
  return {
    ...(first !== undefined && { first: day(first) }),
    ...(after !== undefined && { last: addDays(day(after), -1) }),
  };
}

/** The named ranges. A term is half of a school year: from September, and from February. */
export const dateRanges: readonly (readonly [string, DateRange])[] = [
  ['today', { first: {}, after: { days: 1 } }],
  ['yesterday', { first: { days: -1 }, after: {} }],
  ['thisWeek', { first: { start: 'week' }, after: { start: 'week', days: 7 } }],
  ['last7Days', { first: { days: -6 }, after: { days: 1 } }],
  ['thisMonth', { first: { start: 'month' }, after: { start: 'month', months: 1 } }],
  ['lastMonth', { first: { start: 'month', months: -1 }, after: { start: 'month' } }],
  ['thisTerm', { first: { start: 'term' }, after: { start: 'nextTerm' } }],
  ['thisSchoolYear', { first: { start: 'schoolYear' }, after: { start: 'schoolYear', months: 12 } }],
  ['lastSchoolYear', { first: { start: 'schoolYear', months: -12 }, after: { start: 'schoolYear' } }],
  ['thisYear', { first: { start: 'year' }, after: { start: 'year', months: 12 } }],
  ['next30Days', { first: {}, after: { days: 30 } }],
  ['past', { after: {} }],
];
