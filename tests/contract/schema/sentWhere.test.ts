import { describe, expect, it } from 'vitest';
import { fields } from '../../../contract/schema/fields';
import { whereProblem } from '../../../contract/schema/sentWhere';

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
    expect(whereProblem(where, of)).toBeUndefined();
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
    expect(whereProblem(where, of)).toBeDefined();
  });

  const names = (length: number) => Array.from({ length }, (_, index) => `n${index}`);
  const lists = (length: number) => ({ any: Array.from({ length }, () => ({ name: { in: names(100) } })) });

  it('has at most a thousand values altogether, however they are spread', () => {
    expect(whereProblem({ name: { in: names(1000) } }, of)).toBeUndefined();
    expect(whereProblem({ name: { in: names(1001) } }, of)).toBe('tooLarge');
    expect(whereProblem(lists(10), of)).toBeUndefined();
    expect(whereProblem(lists(11), of)).toBe('tooLarge');
    expect(whereProblem({ any: Array.from({ length: 199 }, () => ({ on: true })) }, of)).toBeUndefined();
    expect(whereProblem({ any: Array.from({ length: 200 }, () => ({ on: true })) }, of)).toBe('tooLarge');
    expect(whereProblem({ name: { like: 'x' } }, of)).toBe('unknown');
  });

  it('is read only up to its limits, however long it is', () => {
    let looked = 0;
    const counted = <T extends object>(value: T): T =>
      new Proxy(value, {
        get: (target, name, receiver) => {
          if (typeof name === 'string' && /^\d+$/.test(name)) looked += 1;
          return Reflect.get(target, name, receiver);
        },
      });
    for (const where of [
      { name: { in: counted(names(100_000)) } },
      { any: counted(Array.from({ length: 100_000 }, () => ({}))) },
      { all: counted(Array.from({ length: 100_000 }, () => ({ name: { in: ['a'] } }))) },
    ])
      expect(whereProblem(where, of)).toBe('tooLarge');
    expect(looked).toBeLessThan(1000);
  });
});
