import type { ListRows } from '../list/ListScreen';
import type { Narrowing, Selection } from '../list/selection';

/**
 * Ticks all that is found, on all pages: as a query where the provider understands what the list is narrowed by, so
 * that nobody is listed; else the rows that are in the browser, one by one.
 */
export function selectAllFound(
  selection: Selection,
  { results, total, barred }: Pick<ListRows, 'results' | 'total' | 'barred'>,
  narrowing: Narrowing | undefined,
): void {
  const not = barred();
  const ids = results.flatMap(({ id }) => (not.has(id) ? [] : id));
  const except = new Set(results.flatMap(({ id }) => (not.has(id) ? id : [])));
  // What was ticked before and is not found now stays ticked: one query does not say both.
  const found = new Set(results.map(({ id }) => id));
  const others = [...selection.ids()].some((id) => !found.has(id));
  if (narrowing && !(others && results.length === total))
    selection.setAll({ ...narrowing, total, except }, ids);
  else selection.set(ids, true);
}
