import { describe, expect, it } from 'vitest';
import { matches, resolve, type Where } from '../../../contract/schema/where';

interface Thing {
  readonly name: string;
  readonly size?: number | null;
  readonly on?: boolean;
  readonly day?: string | null;
  readonly at?: string | null;
}

/** 00:30 in Rome on 1 April, still 31 March in UTC. */
const viewer = { now: new Date('2026-03-31T22:30:00Z'), uid: 'rossi', customerCode: 'SG10001' };
const thing: Thing = {
  name: 'Rossi Mario',
  size: 3,
  on: true,
  day: '2026-04-01',
  at: '2026-01-31T10:00:00.000Z',
};
const check = (where: Where<Thing>, record: Thing = thing) => matches(where, record, viewer);

describe('a predicate', () => {
  it.each<[string, Where<Thing>, boolean]>([
    ['equals', { name: 'Rossi Mario' }, true],
    ['differs', { name: 'Bianchi' }, false],
    ['needs every field named', { name: 'Rossi Mario', size: 4 }, false],
    ['takes a list', { size: { in: [1, 3] } }, true],
    ['negates a test', { size: { not: 3 } }, false],
    ['begins with', { name: { startsWith: 'Rossi' } }, true],
    ['contains, whatever the case', { name: { contains: 'MARIO' } }, true],
    ['is before', { size: { before: 4 } }, true],
    ['is from', { size: { from: 4 } }, false],
    ['joins with and', { all: [{ on: true }, { size: 3 }] }, true],
    ['joins with or', { any: [{ on: false }, { size: 3 }] }, true],
    ['negates', { not: { on: true } }, false],
    ['of nothing holds always', { all: [] }, true],
    ['knows who asks', { name: { not: { mine: 'uid' } } }, true],
  ])('that %s', (_name, where, expected) => {
    expect(check(where)).toBe(expected);
  });

  it('counts days as they are in Rome', () => {
    expect(check({ day: { before: { today: {} } } })).toBe(false);
    expect(check({ day: { from: { today: {} } } })).toBe(true);
    expect(check({ day: { is: { today: {} } } })).toBe(true);
  });
  it('counts months back from this moment, within the shorter month', () => {
    expect(check({ at: { before: { now: { months: -1 } } } })).toBe(true);
    expect(check({ at: { before: { now: { months: -3 } } } })).toBe(false);
  });
  it('takes absent, null and empty for one and the same', () => {
    expect(check({ day: { empty: true } }, { name: 'x' })).toBe(true);
    expect(check({ day: { empty: true } }, { name: 'x', day: null })).toBe(true);
    expect(check({ day: null }, { name: 'x' })).toBe(true);
    expect(check({ on: { not: true } }, { name: 'x' })).toBe(true);
  });
  it('never finds a missing date before or after anything', () => {
    expect(check({ day: { before: { today: {} } } }, { name: 'x' })).toBe(false);
    expect(check({ day: { from: { today: {} } } }, { name: 'x', day: null })).toBe(false);
  });
});

describe('a default value', () => {
  it('is itself, also if it is a list, unless it is relative', () => {
    expect(resolve(['name', 'emails'], viewer)).toEqual(['name', 'emails']);
    expect(resolve({ today: { days: 1 } }, viewer)).toBe('2026-04-02');
  });
});
