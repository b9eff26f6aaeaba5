import type { Row } from '../../engine/query/row';

/** Returns the items with one of them moved to another place. */
export function moved<T>(all: readonly T[], from: number, to: number): readonly T[] {
  const one = all[from];
  if (one === undefined) return all;
  const others = all.filter((_, place) => place !== from);
  return [...others.slice(0, to), one, ...others.slice(to)];
}

/**
 * Returns the current rows in the order of an arrangement: removed rows are dropped, and new rows come last.
 * @param now the rows in their current order
 */
export function arrangedAnew(arranged: readonly Row[], now: readonly Row[]): readonly Row[] {
  const there = new Map(now.map((row) => [row.id, row]));
  const known = new Set(arranged.map(({ id }) => id));
  return [...arranged.flatMap(({ id }) => there.get(id) ?? []), ...now.filter(({ id }) => !known.has(id))];
}
