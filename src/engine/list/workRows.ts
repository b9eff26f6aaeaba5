import { searchWords } from '../../../contract/search';
import type { Order } from './listState';
import type { RowIndex } from './rowIndex';

/** Which rows a filter keeps, by position; made once for a filter, used for every keystroke of a search. */
export function keptBy<R>(index: RowIndex<R>, keep: (row: R) => boolean): Uint8Array {
  return Uint8Array.from(index.rows, (row) => (keep(row) ? 1 : 0));
}

/**
 * The rows of a whole list that are kept and found, in order. Every word of `search` must be in the row.
 *
 * @param kept what {@link keptBy} gave; undefined keeps all
 */
export function workRows<R>(
  index: RowIndex<R>,
  kept: Uint8Array | undefined,
  search: string,
  order: Order,
): R[] {
  const words = searchWords(search);
  const positions = index.ascending(order.field);
  const found: R[] = [];
  const add = (position: number | undefined) => {
    if (position === undefined || (kept && !kept[position])) return;
    if (words.length > 0) {
      const text = index.text(position);
      if (!words.every((word) => text.includes(word))) return;
    }
    const row = index.rows[position];
    if (row !== undefined) found.push(row);
  };
  if (order.descending) for (let i = positions.length - 1; i >= 0; i--) add(positions[i]);
  else for (const position of positions) add(position);
  return found;
}
