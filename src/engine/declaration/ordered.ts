import type { Field } from '../../../contract/schema/fields';
import type { Resource } from './resource';

/** The query parameters of a list paged by the provider: the order, `-name` for descending, and the search. */
export const SORT = 'sort';
export const SEARCH = 'q';

/** Returns the orders that the endpoint of a list takes. */
export function ordersOf({ list }: Pick<Resource['endpoints'], 'list'>): readonly string[] {
  const field = (list.endpoint.query as Readonly<Record<string, Field>>)[SORT];
  return field?.kind === 'choice' ? field.of : [];
}

/**
 * Returns true if a list can be sorted by a field in both directions: the browser can sort by any, a provider by those
 * it takes.
 */
export function isOrdered(
  endpoints: Pick<Resource['endpoints'], 'list' | 'dialect'>,
  field: string,
): boolean {
  if (endpoints.list.answers === 'whole' || endpoints.dialect?.sort || endpoints.dialect?.by) return true;
  const orders = ordersOf(endpoints);
  return orders.includes(field) && orders.includes(`-${field}`);
}
