import type { Field, Fields } from '../../../contract/schema/fields';
import type { FilterCount } from '../../../contract/schema/listing';
import { filterInput, filterValues } from './filterKinds';

/** The number of records that each value of a filter would leave, by filter and value. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Returns the filters with a choice of values, which can be counted. */
export const counted = (filters: Fields): readonly (readonly [string, Field])[] =>
  Object.entries(filters).filter(([, field]) => filterInput(field) === 'choose');

/** Converts the provider's counts: a value that it does not mention would leave no records. */
export function countsFrom(filters: Fields, counts: readonly FilterCount[]): FilterCounts {
  const known = new Map(counts.map(({ filter, value, count }) => [`${filter} ${value}`, count]));
  return Object.fromEntries(
    counted(filters)
      .filter(([name]) => counts.some(({ filter }) => filter === name))
      .map(([name, field]) => [
        name,
        Object.fromEntries(
          filterValues(field).map((value) => [String(value), known.get(`${name} ${value}`) ?? 0]),
        ),
      ]),
  );
}

/**
 * The length of a work slice that causes no noticeable delay, in milliseconds, and the number of rows between clock
 * checks.
 */
const [PIECE, STEP] = [8, 500];

/**
 * Counts in the browser in slices, so that typing is not blocked.
 *
 * @param keeps returns true if a row would remain with this value of this filter
 */
export async function countRows<R>(
  filters: Fields,
  rows: readonly R[],
  keeps: (filter: string, value: string | boolean) => (row: R) => boolean,
  signal: AbortSignal,
): Promise<FilterCounts> {
  const counts: Record<string, Record<string, number>> = {};
  let end = performance.now() + PIECE;
  for (const [name, field] of counted(filters)) {
    const values: Record<string, number> = {};
    counts[name] = values;
    for (const value of filterValues(field)) {
      const keep = keeps(name, value);
      let count = 0;
      for (const [at, row] of rows.entries()) {
        if (keep(row)) count += 1;
        if (at % STEP !== 0 || performance.now() < end) continue;
        await new Promise((resolve) => setTimeout(resolve));
        signal.throwIfAborted();
        end = performance.now() + PIECE;
      }
      values[String(value)] = count;
    }
  }
  return counts;
}
