import type { Resource, Row } from '../declaration/defineResource';
import { createWordSearch, type WordSearch } from '../query/wordSearch';
import { searchedText, sortKeyOf } from '../record/textOf';
import type { Words } from '../record/words';

/** The positions of all rows, in the ascending order of a field. Those without a value come last. */
export interface SortedPositions {
  readonly positions: Uint32Array;
  /** The number of rows with a value. */
  readonly filled: number;
}

/** Precomputed data that makes a whole list fast: the search text of each row and the sort order of each column. */
export interface RowIndex<R> extends WordSearch {
  readonly rows: readonly R[];
  /** Returns positions in `rows`, sorted by a field; the sort is stable. */
  sortedBy(field: string): SortedPositions;
  /** Returns the keys of the rows that cannot be selected: there are few, so these are the ones that are stored. */
  barred(): ReadonlySet<string>;
  /** Prepares more texts, then sort orders, until `enough` returns true; returns true when all are ready. */
  prepare(enough: () => boolean): boolean;
}

const STEP = 200;

/**
 * Creates the index of a list.
 * @param words of the resource: values shown in words are searched and sorted by them
 * @param selectable whether a row can be selected
 */
export function createRowIndex(
  resource: Resource,
  words: Words,
  rows: readonly Row[],
  selectable: (row: Row) => boolean,
): RowIndex<Row> {
  const orders = new Map<string, SortedPositions>();
  const { search, columns } = resource.list;
  const { text, having } = createWordSearch(rows.length, (position) =>
    search.map((name) => searchedText(resource, name, rows[position]?.[name], words)).join('\n'),
  );

  function sortedBy(field: string): SortedPositions {
    const known = orders.get(field);
    if (known) return known;
    const order = sortedPositions(rows, sortKeyOf(resource, field, words));
    orders.set(field, order);
    return order;
  }

  let bars: ReadonlySet<string> | undefined;
  function barred() {
    bars ??= new Set(rows.filter((row) => !selectable(row)).map(({ id }) => id));
    return bars;
  }

  let prepared = 0;
  function prepare(enough: () => boolean): boolean {
    while (prepared < rows.length) {
      if (enough()) return false;
      const end = Math.min(prepared + STEP, rows.length);
      while (prepared < end) text(prepared++);
    }
    for (const { field } of columns) {
      if (orders.has(field)) continue;
      if (enough()) return false;
      sortedBy(field);
    }
    if (enough()) return false;
    barred();
    return true;
  }

  return { rows, text, having, sortedBy, barred, prepare };
}

function sortedPositions(rows: readonly Row[], sortKey: (row: Row) => string | number): SortedPositions {
  const keys = rows.map(sortKey);
  const filled = keys.filter((key) => !isEmptyKey(key)).length;
  const positions = Uint32Array.from(keys.keys());
  positions.sort((a, b) => {
    const left = keys[a] as string | number;
    const right = keys[b] as string | number;
    if (left === right) return a - b;
    if (filled < keys.length) {
      const isLeftEmpty = isEmptyKey(left);
      if (isLeftEmpty && isEmptyKey(right)) return a - b;
      if (isLeftEmpty || isEmptyKey(right)) return isLeftEmpty ? 1 : -1;
    }
    return left < right ? -1 : 1;
  });
  return { positions, filled };
}

const isEmptyKey = (key: string | number): boolean =>
  typeof key === 'string' ? key.trim() === '' : key === Number.NEGATIVE_INFINITY;
