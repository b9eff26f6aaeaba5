import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fields } from '../../../../contract/schema/fields';
import { matches } from '../../../../contract/schema/where';
import { addDays } from '../../../../contract/values/dates';
import {
  type Condition,
  conditionFault,
  conditionsWhere,
  readCondition,
} from '../../../../src/engine/query/condition';
import { resolveWhere } from '../../../../src/engine/query/resolveWhere';
import { testableByProvider, testables } from '../../../../src/engine/query/testable';

const all = fields({
  name: { kind: 'text' },
  size: { kind: 'number' },
  on: { kind: 'flag' },
  state: { kind: 'choice', of: ['new', 'open', 'done'] },
  day: { kind: 'day' },
  at: { kind: 'instant' },
});
const of = testables(all);

/** 00:30 in Rome on 1 April, still 31 March in UTC; clocks went forward three days before. */
const viewer = { now: new Date('2026-03-31T22:30:00Z') };
const holds = (field: keyof typeof all, operator: string, values: readonly string[], value: unknown) => {
  const where = conditionsWhere(of, [{ field, operator, values }]);
  const row = { id: '1', [field]: value };
  const found = matches(where, row, viewer);
  expect(matches(resolveWhere(where, viewer), row, viewer)).toBe(found);
  return found;
};

describe.each(['Pacific/Honolulu', 'Asia/Tokyo', 'Europe/Rome'])(
  'a condition, on a machine in %s',
  (zone) => {
    const before = process.env.TZ;
    beforeEach(() => {
      process.env.TZ = zone;
    });
    afterEach(() => {
      process.env.TZ = before;
    });

    it.each([
      ['name', 'contains', ['OSS'], 'Rossi', 'Bianchi'],
      ['name', 'is', ['rossi'], 'Rossi', 'Rossini'],
      ['name', 'begins', ['ros'], 'Rossi', 'De Rossi'],
      ['name', 'empty', [], '', 'Rossi'],
      ['name', 'filled', [], 'Rossi', null],
      ['size', 'is', ['3'], 3, 4],
      ['size', 'least', ['3'], 3, 2],
      ['size', 'most', ['3'], 3, 4],
      ['size', 'most', ['3'], 2, null],
      ['size', 'within', ['3', '5'], 5, 6],
      ['size', 'within', ['3', '5'], 3, 2],
      ['on', 'yes', [], true, false],
      ['on', 'no', [], false, true],
      ['on', 'no', [], null, true],
      ['state', 'oneOf', ['new', 'open'], 'open', 'done'],
    ] as const)(
      'on %s that %s %s is true of one value and false of the other',
      (field, operator, values, yes, no) => {
        expect(holds(field, operator, values, yes)).toBe(true);
        expect(holds(field, operator, values, no)).toBe(false);
      },
    );

    /** For each operator on days: the first and the last matching day. */
    it.each([
      ['on', ['2026-03-29'], '2026-03-29', '2026-03-29'],
      ['between', ['2026-03-28', '2026-03-29'], '2026-03-28', '2026-03-29'],
      ['between', ['2026-10-24', '2026-10-25'], '2026-10-24', '2026-10-25'],
      ['from', ['2026-03-29'], '2026-03-29', undefined],
      ['before', ['2026-03-29'], undefined, '2026-03-28'],
      ['today', [], '2026-04-01', '2026-04-01'],
      ['yesterday', [], '2026-03-31', '2026-03-31'],
      ['thisWeek', [], '2026-03-30', '2026-04-05'],
      ['lastMonth', [], '2026-03-01', '2026-03-31'],
      ['thisTerm', [], '2026-02-01', '2026-08-31'],
      ['lastSchoolYear', [], '2024-09-01', '2025-08-31'],
      ['thisYear', [], '2026-01-01', '2026-12-31'],
      ['last7Days', [], '2026-03-26', '2026-04-01'],
      ['thisMonth', [], '2026-04-01', '2026-04-30'],
      ['thisSchoolYear', [], '2025-09-01', '2026-08-31'],
      ['next30Days', [], '2026-04-01', '2026-04-30'],
      ['past', [], undefined, '2026-03-31'],
    ] as const)(
      '"%s" %s finds a stretch of days, whole, and of instants in Rome',
      (operator, values, first, last) => {
        for (const [edge, by] of [
          [first, -1],
          [last, 1],
        ] as const) {
          if (!edge) continue;
          const beyond = new Date(Date.parse(`${edge}T12:00:00Z`) + by * 86_400_000)
            .toISOString()
            .slice(0, 10);
          expect(holds('day', operator, values, edge), edge).toBe(true);
          expect(holds('day', operator, values, beyond), beyond).toBe(false);
          // The first and the last second of the day in Rome, and those just outside.
          const [inside, outside] = by < 0 ? ['00:00:00', '23:59:59'] : ['23:59:59', '00:00:00'];
          expect(holds('at', operator, values, rome(edge, inside)), `${edge} ${inside}`).toBe(true);
          expect(holds('at', operator, values, rome(beyond, outside)), `${beyond} ${outside}`).toBe(false);
        }
        expect(holds('day', operator, values, null)).toBe(false);
        expect(holds('at', operator, values, undefined)).toBe(false);
      },
    );

    it.each([
      ['thisSchoolYear', '2026-08-31', '2025-09-01', '2026-08-31'],
      ['thisSchoolYear', '2026-09-01', '2026-09-01', '2027-08-31'],
      ['thisTerm', '2026-09-01', '2026-09-01', '2027-01-31'],
      ['thisTerm', '2027-01-31', '2026-09-01', '2027-01-31'],
      ['thisTerm', '2027-02-01', '2027-02-01', '2027-08-31'],
      ['thisTerm', '2026-08-31', '2026-02-01', '2026-08-31'],
      ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
      ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ] as const)('knows that "%s" on %s is from %s to %s', (operator, today, first, last) => {
      const now = { now: new Date(rome(today, '12:00:00')) };
      const where = conditionsWhere(of, [{ field: 'day', operator, values: [] }]);
      const found = (day: string) => matches(where, { id: '1', day }, now);
      const days = [addDays(first, -1), first, last, addDays(last, 1)];
      expect(days.map(found)).toEqual([false, true, true, false]);
    });
  },
);

describe('a condition', () => {
  it('can be put on a list that is paged where it stands for days in a row, or its call takes it', () => {
    const days = { from: 'from', to: 'to' };
    const on = [
      { field: 'day', days },
      { field: 'at', days },
      { field: 'name', asks: { begins: 'nameBegins' } },
    ];
    const paged = testableByProvider(all, on);
    expect(Object.keys(paged).sort()).toEqual(['at', 'day', 'name']);
    expect(readCondition(paged, 'name.begins', 'a')).toBeDefined();
    expect(readCondition(paged, 'at.thisTerm', '')).toBeDefined();
    expect(readCondition(paged, 'at.empty', '')).toBeUndefined();
    expect(readCondition(paged, 'name.contains', 'a')).toBeUndefined();
  });

  const fault = (condition: Condition) => conditionFault(of, condition);

  it.each([
    [{ field: 'day', operator: 'on', values: ['2026-02-30'] }, 'value'],
    [{ field: 'day', operator: 'on', values: [''] }, 'value'],
    [{ field: 'day', operator: 'between', values: ['2026-02-01'] }, 'value'],
    [{ field: 'day', operator: 'between', values: ['2026-02-02', '2026-02-01'] }, 'order'],
    [{ field: 'size', operator: 'within', values: ['10', '9'] }, 'order'],
    [{ field: 'size', operator: 'is', values: ['tre'] }, 'value'],
    [{ field: 'state', operator: 'oneOf', values: ['lost'] }, 'value'],
    [{ field: 'state', operator: 'oneOf', values: [] }, 'value'],
    [{ field: 'name', operator: 'contains', values: ['   '] }, 'value'],
    [{ field: 'name', operator: 'before', values: ['a'] }, 'value'],
    [{ field: 'constructor', operator: 'is', values: ['a'] }, 'value'],
    [{ field: 'size', operator: 'within', values: ['9', '10'] }, undefined],
  ] as const)('%j has the fault %s', (condition, expected) => {
    expect(fault(condition)).toBe(expected);
  });

  it('is not read from what means nothing here', () => {
    for (const [name, value] of [
      ['name', 'rossi'],
      ['name.contains', ''],
      ['name.contains.not', 'a'],
      ['day.between', '2026-01-01'],
      ['on.yes', '1'],
      ['surname.is', 'a'],
      ['__proto__.is', 'a'],
    ] as const) {
      expect(readCondition(of, name, value), name).toBeUndefined();
    }
  });
});

/** Converts a time of a day in Rome to an instant. */
function rome(day: string, time: string): string {
  for (const hours of [1, 2]) {
    const at = new Date(Date.parse(`${day}T${time}Z`) - hours * 3_600_000);
    const shown = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Rome',
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(at);
    if (shown === `${day} ${time}`) return at.toISOString();
  }
  throw new Error(`${day} ${time} is no time in Rome`);
}
