import type { Fields } from '../../../contract/schema/fields';
import type { Column } from '../declaration/declaration';

type Columns = readonly Column<Fields>[];

/** The width of a `ch` in a declaration, in rem. */
const CH = 0.5625;
/**
 * The minimum width of a column with a share of the width, in rem: 140 px at the default text size, some fifteen
 * letters.
 */
const LEAST = 8.75;
/**
 * Columns are narrowed by up to this share of the available width if the table then needs no scrolling, because cutting
 * a few long texts is better than hiding the last column.
 */
const NARROWED = 0.15;

const leastOf = ({ width }: Column<Fields>): number =>
  typeof width === 'number' ? LEAST : CH * Number.parseFloat(width);

// The same columns must be the same array, or every row would re-render.
const known = new WeakMap<Columns, Map<number, Columns>>();

/**
 * Returns the columns that fit: those of the lowest priority numbers, in the order of the declaration.
 *
 * @param room in rem; unlimited by default
 * @returns undefined if not even the columns of priority 1 fit: then cards are shown
 */
export function columnsFor(columns: Columns, room = Number.POSITIVE_INFINITY): Columns | undefined {
  const byPriority = [...columns].sort((a, b) => a.priority - b.priority);
  let left = room;
  const overflows = byPriority.findIndex((column) => {
    left -= leastOf(column);
    return left < 0;
  });
  const count = overflows < 0 ? columns.length : overflows;
  if (count < columns.filter(({ priority }) => priority === 1).length) return undefined;

  const cuts = known.get(columns) ?? new Map<number, Columns>();
  known.set(columns, cuts);
  const kept = new Set(byPriority.slice(0, count));
  const found = cuts.get(count) ?? columns.filter((column) => kept.has(column));
  cuts.set(count, found);
  return found;
}

/** The CSS widths of columns, and by how much they exceed the available width (`beyond`), in rem. */
export interface ColumnWidths {
  readonly widths: readonly string[];
  readonly beyond: number;
}

/**
 * Returns the width of each column: what it needs, and its share of the remaining space.
 *
 * @param room the available width in rem; without it, columns with a share get a percentage
 * @param needed the widths of the texts, in rem, by field; the other columns get their minimum
 */
export function widthsOf(
  columns: Columns,
  room = Number.POSITIVE_INFINITY,
  needed: ReadonlyMap<string, number> = new Map(),
): ColumnWidths {
  const whole = (column: Column<Fields>) => needed.get(column.field) ?? leastOf(column);
  const spare = (column: Column<Fields>) => Math.max(0, whole(column) - leastOf(column));
  const sumOf = (width: (column: Column<Fields>) => number) =>
    columns.reduce((sum, column) => sum + width(column), 0);
  const missing = sumOf(whole) - room;
  const slack = sumOf(spare);
  const isNarrowed = missing > 0 && missing <= Math.min(slack, NARROWED * room);
  const needs = (column: Column<Fields>) =>
    whole(column) - (isNarrowed ? (spare(column) / slack) * missing : 0);
  const shareOf = ({ width }: Column<Fields>) => (typeof width === 'number' ? width : 0);
  const shares = sumOf(shareOf);
  const left = isNarrowed ? 0 : -missing;
  const widths = columns.map((column) => {
    const share = shareOf(column) / (shares || 1);
    if (Number.isFinite(left)) return `${needs(column) + share * Math.max(0, left)}rem`;
    return share > 0 ? `${share * 100}%` : `${needs(column)}rem`;
  });
  return { widths, beyond: Number.isFinite(left) ? Math.max(0, -left) : 0 };
}
