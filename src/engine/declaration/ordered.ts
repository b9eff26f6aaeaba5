import type { Field } from '../../../contract/schema/fields';
import type { Resource } from './resource';

/** The parameters of a list that a provider pages: the order, `-name` for descending, and the search. */
export const SORT = 'sort';
export const SEARCH = 'q';

/** The orders that the endpoint of a list takes. */
export function ordersOf({ list }: Pick<Resource['wire'], 'list'>): readonly string[] {
  const field = (list.endpoint.query as Readonly<Record<string, Field>>)[SORT];
  return field?.kind === 'choice' ? field.of : [];
}

/** Whether a list can be ordered by a field, both ways: the browser can by any, a provider by what it takes. */
export function isOrdered(wire: Pick<Resource['wire'], 'list' | 'dialect'>, field: string): boolean {
  if (wire.list.answers === 'whole' || wire.dialect?.sort || wire.dialect?.by) return true;
  const orders = ordersOf(wire);
  return orders.includes(field) && orders.includes(`-${field}`);
}
