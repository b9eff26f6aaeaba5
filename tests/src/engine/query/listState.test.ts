import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fields } from '../../../../contract/schema/fields';
import type { Condition } from '../../../../src/engine/query/condition';
import {
  type ListShape,
  type ListState,
  readListState,
  startOf,
  writeListState,
} from '../../../../src/engine/query/listState';
import { testables } from '../../../../src/engine/query/testable';

const columns = ['uid', 'name', 'email', 'expiry'];
const shape: ListShape = {
  searches: true,
  columns,
  orders: columns,
  sort: 'uid',
  filters: fields({
    stato: { kind: 'choice', of: ['0', '1'] },
    spid: { kind: 'flag' },
    ruolo: { kind: 'text' },
    since: { kind: 'day' },
  }),
  testable: testables(
    fields({
      email: { kind: 'text' },
      size: { kind: 'number' },
      on: { kind: 'flag' },
      kind: { kind: 'choice', of: ['a', 'b', 'c'] },
      expiry: { kind: 'day' },
    }),
  ),
  pageSizes: [5, 10, null],
  pageSize: 10,
  hidden: [],
};
const preferring = { ...shape, hidden: ['email'] };
const byDefault = { ...shape, explicit: true };

const written = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .filter((one) => one.trim() !== '');
const day = fc
  .integer({ min: 0, max: 9999 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const one = (
  field: string,
  operator: string,
  values: fc.Arbitrary<readonly string[]>,
): fc.Arbitrary<Condition> => values.map((given) => ({ field, operator, values: given }));
const condition = fc.oneof(
  one('email', 'contains', fc.tuple(written)),
  one('email', 'empty', fc.constant([])),
  one('size', 'most', fc.tuple(fc.integer().map(String))),
  one('on', 'no', fc.constant([])),
  one('kind', 'oneOf', fc.subarray(['a', 'b', 'c'], { minLength: 1 })),
  one(
    'expiry',
    'between',
    fc.tuple(day, day).map((days) => days.sort()),
  ),
  one('expiry', 'thisSchoolYear', fc.constant([])),
);
const state: fc.Arbitrary<ListState> = fc.record({
  search: fc.string({ maxLength: 20, unit: 'grapheme' }),
  filters: fc.record(
    { stato: fc.constantFrom('0', '1'), spid: fc.boolean(), ruolo: written, since: day },
    { requiredKeys: [] },
  ) as fc.Arbitrary<ListState['filters']>,
  conditions: fc.uniqueArray(condition, { selector: ({ field, operator }) => field + operator }),
  order: fc.record({ field: fc.constantFrom(...shape.columns), descending: fc.boolean() }),
  page: fc.integer({ min: 1, max: 999_999 }),
  perPage: fc.constantFrom(...shape.pageSizes),
  hidden: fc.subarray(['name', 'email', 'expiry']),
  invalid: fc.constant([]),
});

describe('the address of a list', () => {
  it('says search, filters, conditions, order, page and size', () => {
    const query =
      '?q=d%27angelo&stato=0&spid=false&since=2026-09-01&email.contains=edu&sort=-name&page=3&per=tutti&v=1';
    const read: ListState = {
      search: "d'angelo",
      filters: { stato: '0', spid: false, since: '2026-09-01' },
      conditions: [{ field: 'email', operator: 'contains', values: ['edu'] }],
      order: { field: 'name', descending: true },
      page: 3,
      perPage: null,
      hidden: [],
      invalid: [],
    };
    expect(readListState(query, shape)).toEqual(read);
    expect(writeListState(read, shape)).toBe(query);
  });

  it('means today what it meant before addresses had a version', () => {
    expect(readListState('?stato=0&sort=-name', shape)).toEqual(
      readListState('?stato=0&sort=-name&v=1', shape),
    );
  });

  it('neither searches nor orders where the list cannot', () => {
    const fixed = { ...shape, searches: false, orders: [] };
    expect(readListState('?q=rossi&sort=name', fixed)).toEqual({
      ...startOf(fixed),
      invalid: ['q=rossi', 'sort=name'],
    });
  });

  it('brings back exactly what was shown, no matter who opens it with the same preferences', () => {
    fc.assert(
      fc.property(state, fc.constantFrom(shape, preferring, byDefault), (shown, of) => {
        expect(readListState(writeListState(shown, of), of)).toEqual(shown);
      }),
      { numRuns: 2000 },
    );
  });

  it('holds everything that matters, for a person with other preferences too, once columns were chosen', () => {
    fc.assert(
      fc.property(state, (shown) => {
        expect(readListState(writeListState(shown, preferring), shape)).toEqual(shown);
      }),
    );
  });

  it('is nothing for a list as it starts, unless nothing means a default view', () => {
    expect(writeListState(startOf(shape), shape)).toBe('');
    expect(writeListState(startOf(shape), byDefault)).toBe('?v=1');
  });

  it('never lets a part disappear: each is obeyed or told as not valid', () => {
    const part = fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'q',
          'sort',
          'page',
          'per',
          'hide',
          'stato',
          'spid',
          'email.contains',
          'expiry.between',
        ),
        fc.string({ maxLength: 8 }),
      ),
      fc.oneof(
        fc.constantFrom('', '1', '2', 'true', 'uid', '-name', 'tutti', 'email', '2026-01-01..2026-02-01'),
        written,
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const read = readListState(`?${new URLSearchParams(parts)}`, shape);
        for (const [name, value] of parts) {
          const isReported = read.invalid.some(
            (invalid) => invalid === name || invalid.startsWith(`${name}=`),
          );
          const again = readListState(`?${new URLSearchParams([[name, value]])}`, shape);
          expect(isReported || again.invalid.length === 0, `${name}=${value}`).toBe(true);
        }
        const seen = new Set(parts.map(([name]) => name));
        expect(read.invalid.length).toBeGreaterThanOrEqual(parts.length - seen.size);
      }),
      { numRuns: 2000 },
    );
  });

  it('survives 5,000 mutations, and then agrees with what it is written as', () => {
    const mutated = fc
      .tuple(
        state,
        fc.array(fc.tuple(fc.nat(), fc.constantFrom('&', '=', '%', '..', ',', '.', 'x', '-', '')), {
          maxLength: 5,
        }),
      )
      .map(([shown, cuts]) =>
        cuts.reduce(
          (query, [at, by]) => {
            const place = at % (query.length + 1);
            return query.slice(0, place) + by + query.slice(place + 1);
          },
          writeListState(shown, shape),
        ),
      );
    fc.assert(
      fc.property(mutated, (query) => {
        const read = readListState(query, shape);
        const again = readListState(writeListState(read, shape), shape);
        expect(again).toEqual({ ...read, invalid: [] });
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['?stato=2', ['stato=2']],
    ['?stato=1&stato=0', ['stato=0']],
    ['?page=0&per=7', ['page=0', 'per=7']],
    ['?hide=email,uid,niente', ['hide=uid', 'hide=niente']],
    ['?v=2&stato=1&q=rossi', ['v=2', 'stato=1', 'q=rossi']],
    ['?expiry.between=2026-02-01..2026-01-01', ['expiry.between=2026-02-01..2026-01-01']],
    ['?since=2026-02-30&ruolo=', ['since=2026-02-30', 'ruolo']],
    ['?__proto__=1&constructor.is=2', ['__proto__=1', 'constructor.is=2']],
    ['?%E0%A4%A', ['\uFFFD%A']],
  ])('%s tells of what it cannot obey', (query, invalid) => {
    expect(readListState(query, shape).invalid).toEqual(invalid);
  });
});
