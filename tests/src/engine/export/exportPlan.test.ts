import { describe, expect, it } from 'vitest';
import type { Resource, Row } from '../../../../src/engine/declaration/defineResource';
import { exportLines, exportPlan } from '../../../../src/engine/export/exportPlan';
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
    expect(exportLines(resource, plan, rows, words)).toEqual([
      ['UID', 'STATUS', 'DATASCADENZA', 'LASTLOGIN'],
      ['a', 'status true', '01/09/2026', '01/04/2026'],
      ['b', 'status false', '', ''],
    ]);
  });

  it('needs a reason as soon as one column is personal', () => {
    expect(exportPlan(resource, [column('uid'), column('email')]).reasonNeeded).toBe(true);
  });

  it('never has what the law protects most', () => {
    const plan = exportPlan(resource, [column('uid'), column('accessibility')]);
    expect(plan).toEqual({ columns: ['uid'], leftOut: ['accessibility'], reasonNeeded: false });
    const [head] = exportLines(resource, plan, [], words);
    expect(head).toEqual(['UID']);
  });
});
