import type { Field } from '../../../contract/schema/fields';
import type { Resource } from './resource';

/** The query parameters of a list paged by the provider: the order, `-name` for descending, and the search. */
export const SORT = 'sort';
export const SEARCH = 'q';

/** Returns the orders that the endpoint of a list takes. */
export function ordersOf({ list }: Pick<Resource['wire'], 'list'>): readonly string[] {
  const field = (list.endpoint.query as Readonly<Record<string, Field>>)[SORT];
  return field?.kind === 'choice' ? field.of : [];
}

/**
 * Returns true if a list can be sorted by a field in both directions: the browser can sort by any, a provider by those
 * it takes.
 */
export function isOrdered(wire: Pick<Resource['wire'], 'list' | 'dialect'>, field: string): boolean {
  if (wire.list.answers === 'whole' || wire.dialect?.sort || wire.dialect?.by) return true;
  const orders = ordersOf(wire);
  return orders.includes(field) && orders.includes(`-${field}`);
}
