import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../../contract/schema/fields';
import type { Column } from '../../../../src/engine/declaration/declaration';
import { columnsFor, widthsOf } from '../../../../src/engine/list/columnsFor';

const columns: readonly Column<Fields>[] = [
  { field: 'name', priority: 1, width: 30 },
  { field: 'late', priority: 3, width: 10 },
  { field: 'day', priority: 2, width: '10ch' },
];
const names = (room?: number) => columnsFor(columns, room)?.map(({ field }) => field);
const rems = (written: readonly string[]) => written.map((one) => Number.parseFloat(one));

describe('the columns of a table', () => {
  it('leave by their priority, and the order of the others stays', () => {
    expect(names()).toEqual(['name', 'late', 'day']);
    expect(names(24)).toEqual(['name', 'late', 'day']);
    expect(names(23)).toEqual(['name', 'day']);
    expect(names(9)).toEqual(['name']);
  });

  it('are none where the first do not find room: then it is no table', () => {
    expect(names(8)).toBeUndefined();
  });

  it('are the same for the same cut, so that no row is drawn again', () => {
    expect(columnsFor(columns, 20)).toBe(columnsFor(columns, 16));
  });

  it('share what is left, and none has less than 140 px of the usual text', () => {
    expect(rems(widthsOf(columns, 23.125).widths)).toEqual([8.75, 8.75, 5.625]);
    expect(rems(widthsOf(columns, 27.125).widths)).toEqual([11.75, 9.75, 5.625]);
    expect(widthsOf(columns).widths).toEqual(['75%', '25%', '5.625rem']);
  });

  it('are as wide as their texts, and say by how much they need more room than there is', () => {
    const needed = new Map([
      ['name', 14],
      ['late', 6],
    ]);
    const { widths, beyond } = widthsOf(columns, 29.625, needed);
    expect(rems(widths)).toEqual([17, 7, 5.625]);
    expect(beyond).toBe(0);
    const narrow = widthsOf(columns, 20, needed);
    expect(rems(narrow.widths)).toEqual([14, 6, 5.625]);
    expect(narrow.beyond).toBe(5.625);
  });

  it('are narrowed, down to their minimum, where a little room is missing', () => {
    const narrowed = widthsOf(
      columns,
      24,
      new Map([
        ['name', 14],
        ['late', 6],
      ]),
    );
    expect(rems(narrowed.widths)).toEqual([12.375, 6, 5.625]);
    expect(narrowed.beyond).toBe(0);
  });
});
