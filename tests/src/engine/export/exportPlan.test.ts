import { describe, expect, it } from 'vitest';
import { cellText, type SheetColumn } from '../../../../contract/tables/sheet';
import type { Resource, Row } from '../../../../src/engine/declaration/defineResource';
import { exportPlan, exportSheet } from '../../../../src/engine/export/exportPlan';
import type { Words } from '../../../../src/engine/record/words';
import { users } from '../../../../src/resources/users/users';

const resource = users as unknown as Resource;
const column = (field: string) => ({ field, priority: 1, width: 1 }) as const;
const words = {
  label: (field: string) => field.toUpperCase(),
  value: (field: string, value: unknown) => `${field} ${String(value ?? false)}`,
} as unknown as Words;

describe('what an export takes', () => {
  it('is what the screen shows, in its order and its words', () => {
    const plan = exportPlan(resource, [
      column('uid'),
      column('status'),
      column('dataScadenza'),
      column('lastLogin'),
    ]);
    expect(plan).toEqual({
      columns: ['uid', 'status', 'dataScadenza', 'lastLogin'],
      leftOut: [],
      reasonNeeded: false,
    });
    const rows: Row[] = [
      { id: 'a', uid: 'a', status: true, dataScadenza: '2026-09-01', lastLogin: '2026-03-31T22:30:00Z' },
      { id: 'b', uid: 'b' },
    ];
    const { columns, cells } = exportSheet(resource, plan, words);
    expect(columns).toEqual([
      { label: 'UID', type: 'text' },
      { label: 'STATUS', type: 'text' },
      { label: 'DATASCADENZA', type: 'day' },
      { label: 'LASTLOGIN', type: 'day' },
    ]);
    // In Rome it was already April.
    expect(rows.map(cells)).toEqual([
      ['a', 'status true', '2026-09-01', '2026-04-01'],
      ['b', 'status false', undefined, ''],
    ]);
    const shown = rows.map((row) => cells(row).map((cell, at) => cellText(cell, columns[at] as SheetColumn)));
    expect(shown).toEqual([
      ['a', 'status true', '01/09/2026', '01/04/2026'],
      ['b', 'status false', '', ''],
    ]);
  });

  it('has the types of its fields: codes are texts, whatever they are made of', () => {
    const stored = {
      ...resource,
      key: ['code'],
      timed: ['at'],
      worded: undefined,
      parts: undefined,
      fields: {
        code: { kind: 'number' },
        count: { kind: 'number', decimals: 2 },
        price: { kind: 'money' },
        at: { kind: 'instant' },
        open: { kind: 'flag' },
      },
    } as unknown as Resource;
    const plan = { columns: Object.keys(stored.fields), leftOut: [], reasonNeeded: false };
    const { columns, cells } = exportSheet(stored, plan, words);
    expect(columns.map(({ type, decimals }) => [type, decimals])).toEqual([
      ['text', undefined],
      ['number', 2],
      ['money', undefined],
      ['instant', undefined],
      ['text', undefined],
    ]);
    const row = { id: 'x', code: 7, count: 1.5, price: 1650, at: '2026-03-31T22:30:00Z', open: true };
    expect(cells(row)).toEqual(['7', 1.5, 1650, '2026-03-31T22:30:00Z', 'open true']);
  });

  it('needs a reason as soon as one column is personal', () => {
    expect(exportPlan(resource, [column('uid'), column('email')]).reasonNeeded).toBe(true);
  });

  it('never has what the law protects most', () => {
    const plan = exportPlan(resource, [column('uid'), column('accessibility')]);
    expect(plan).toEqual({ columns: ['uid'], leftOut: ['accessibility'], reasonNeeded: false });
    expect(exportSheet(resource, plan, words).columns).toEqual([{ label: 'UID', type: 'text' }]);
  });
});
