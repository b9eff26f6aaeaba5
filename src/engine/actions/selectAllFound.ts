import type { ListRows } from '../list/listContexts';
import type { Narrowing, Selection } from '../list/selection';

/**
 * Selects all results on all pages: as a query if the provider understands the criteria of the list, so that no keys
 * are sent; otherwise the loaded rows one by one.
 */
export function selectAllFound(
  selection: Selection,
  { results, total, barred }: Pick<ListRows, 'results' | 'total' | 'barred'>,
  narrowing: Narrowing | undefined,
): void {
  const not = barred();
  const ids = results.flatMap(({ id }) => (not.has(id) ? [] : id));
  const except = new Set(results.flatMap(({ id }) => (not.has(id) ? id : [])));
  // If all results are loaded, select them one by one to keep rows selected earlier, which one query cannot include.
  const found = new Set(results.map(({ id }) => id));
  const others = [...selection.ids()].some((id) => !found.has(id));
  if (narrowing && !(others && results.length === total))
    selection.setAll({ ...narrowing, total, except }, ids);
  else selection.set(ids, true);
}
