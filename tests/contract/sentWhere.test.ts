import { describe, expect, it } from 'vitest';
import { fields } from '../../contract/fields';
import { isWhere } from '../../contract/sentWhere';

const of = fields({
  name: { kind: 'text' },
  on: { kind: 'flag' },
  size: { kind: 'number' },
  fee: { kind: 'money' },
  day: { kind: 'day' },
  at: { kind: 'instant' },
  kind: { kind: 'choice', of: ['a', 'b'] },
  tags: { kind: 'list', of: { kind: 'text' } },
});

const nested = (depth: number): object => (depth === 0 ? { on: true } : { not: nested(depth - 1) });

describe('a condition that was sent', () => {
  it.each([
    {},
    { all: [] },
    { name: 'Rossi', on: true },
    { name: null },
    { name: { contains: 'ros', not: { startsWith: 'x' } } },
    { name: { in: ['a', 'b'], alike: 'A', begins: '' } },
    { any: [{ on: { not: true } }, { not: { size: { from: 3, before: 5.5 } } }] },
    { day: { from: { today: { start: 'schoolYear', months: -12 } }, before: '2026-09-01' } },
    { at: { from: { midnight: {} }, before: { now: { months: -3 } } } },
    { at: { is: '2026-09-01T10:00:00.000Z' } },
    { kind: { in: ['a'] } },
    { tags: { empty: true } },
    nested(8),
  ])('is a predicate on the fields that are there: %j', (where) => {
    expect(isWhere(where, of)).toBe(true);
  });

  it.each([
    null,
    [],
    'name',
    { surname: 'Rossi' },
    { constructor: 'x' },
    JSON.parse('{"__proto__": true}'),
    { name: 3 },
    { name: 'x'.repeat(201) },
    { name: 'a\0b' },
    { name: { like: 'x' } },
    { name: { from: 'a' } },
    { name: { field: 'day' } },
    { name: { mine: 'uid' } },
    { on: { contains: 't' } },
    { on: 'true' },
    { size: Number.NaN },
    { size: { contains: '3' } },
    { fee: 1e300 },
    { day: '2026-02-30' },
    { at: { from: '0000-01-01T00:00:00Z' } },
    { at: { from: '2026-02-30T00:00:00Z' } },
    { at: { from: '2026-02-03T00:00:00.0000Z' } },
    { at: { from: '2026-02-03T00:00:00+01:00' } },
    { day: { from: { today: { start: 'century' } } } },
    { day: { from: { today: { months: 1e9 } } } },
    { day: { from: { today: {}, or: 1 } } },
    { day: { from: { midnight: {} } } },
    { at: { from: { today: {} } } },
    { at: { from: 'now' } },
    { kind: 'c' },
    { kind: { in: ['a', 'c'] } },
    { kind: { in: 'a' } },
    { tags: 'x' },
    { all: { on: true } },
    { all: [{ on: true }], name: 'x' },
    { any: Array.from({ length: 300 }, () => ({ on: true })) },
    nested(9),
  ])('is refused when it is anything else: %j', (where) => {
    expect(isWhere(where, of)).toBe(false);
  });
});
