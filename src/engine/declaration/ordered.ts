import type { Endpoint } from '../../../contract/schema/endpoint';
import type { Fields } from '../../../contract/schema/fields';
import type { Resource } from './resource';

/** The parameter with the order of a list paged by the provider: a field, or `-name` for descending. */
export const SORT = 'sort';
/** The parameter with the words of the search in a list paged by the provider. */
export const SEARCH = 'q';

/** Returns the fields that the endpoint of a paged list takes: those of its body if it has one, or of its query. */
export const takenBy = ({ body, query }: Pick<Endpoint, 'body' | 'query'>): Fields =>
  body?.kind === 'record' ? body.of : query;

/** Returns the orders that the endpoint of a list takes. */
export function ordersOf({ list }: Pick<Resource['endpoints'], 'list'>): readonly string[] {
  const field = takenBy(list.endpoint)[SORT];
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
