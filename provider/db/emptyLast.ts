import { type Expression, sql } from 'kysely';

/**
 * Returns the sort criterion that puts missing and empty values last in both directions. Lists that the console sorts
 * in the browser have the same order.
 */
export const emptyLast = (value: Expression<unknown>) =>
  sql<boolean>`(${value} is null or ${value}::text in ('', '{}', '[]'))`;
