import type { Row } from '../query/row';

/** The same with one of them at another place; the others close ranks. */
export function moved<T>(all: readonly T[], from: number, to: number): readonly T[] {
  const one = all[from];
  if (one === undefined) return all;
  const others = all.filter((_, place) => place !== from);
  return [...others.slice(0, to), one, ...others.slice(to)];
}

/**
 * What somebody arranged, once more on the rows that there are by now: who has gone is left out, and who has come is last.
 *
 * @param now the rows as they follow each other now
 */
export function arrangedAnew(arranged: readonly Row[], now: readonly Row[]): readonly Row[] {
  const there = new Map(now.map((row) => [row.id, row]));
  const known = new Set(arranged.map(({ id }) => id));
  return [...arranged.flatMap(({ id }) => there.get(id) ?? []), ...now.filter(({ id }) => !known.has(id))];
}
