import { searchAlternatives } from '../../../contract/values/search';
import type { Sort } from '../query/listState';
import type { RowIndex } from './rowIndex';

/**
 * Returns, by position, 1 for each row that a filter keeps, otherwise 0. It is computed once per filter and used for
 * every keystroke of a search.
 */
export function filterMask<R>(index: RowIndex<R>, keep: (row: R) => boolean): Uint8Array {
  return Uint8Array.from(index.rows, (row) => (keep(row) ? 1 : 0));
}

/**
 * Returns the matching rows of a whole list, in order. Every word of one of the values of `search` must be in the row.
 *
 * @param kept the result of {@link filterMask}; undefined keeps all
 */
export function findAndSortRows<R>(
  index: RowIndex<R>,
  kept: Uint8Array | undefined,
  search: string,
  order: Sort,
): R[] {
  const values = searchAlternatives(search);
  const having = values.length > 0 ? index.having(values) : undefined;
  const { positions, filled } = index.sortedBy(order.field);
  const found: R[] = [];
  const add = (position: number | undefined) => {
    if (position === undefined || (kept && !kept[position]) || (having && !having[position])) return;
    const row = index.rows[position];
    if (row !== undefined) found.push(row);
  };
  // Rows without a value are last in both directions.
  for (let i = 0; i < positions.length; i++)
    add(positions[order.descending && i < filled ? filled - 1 - i : i]);
  return found;
}
