import { type Expression, sql } from 'kysely';

/**
 * Returns the sort criterion that puts missing and empty values last, whichever way the value itself is sorted. The
 * lists of the console that are sorted in the browser do the same.
 */
export const emptyLast = (value: Expression<unknown>) =>
  sql<boolean>`(${value} is null or ${value}::text in ('', '{}', '[]'))`;
