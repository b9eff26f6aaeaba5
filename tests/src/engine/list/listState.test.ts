import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userFilterFields } from '../../../../contract/entities/userFilter';
import { pick } from '../../../../contract/fields';
import { type ListShape, readListState, writeListState } from '../../../../src/engine/list/listState';

const shape: ListShape = {
  columns: ['uid', 'email', 'lastLogin'],
  sort: 'uid',
  filters: pick(userFilterFields, 'stato', 'spidEnabled', 'ruolo'),
  pageSizes: [5, 10, 15, null],
  pageSize: 10,
};
const start = readListState('', shape);

describe('the state of a list in its address', () => {
  it('starts as declared: the first page of ten, by uid, of everybody', () => {
    expect(start).toEqual({
      search: '',
      filters: {},
      order: { field: 'uid', descending: false },
      page: 1,
      perPage: 10,
      invalid: [],
    });
    expect(writeListState(start, shape)).toBe('');
  });

  it('reads search, filters, order, page and size', () => {
    const read = readListState(
      '?q=d%27angelo&stato=0&spidEnabled=false&sort=-lastLogin&page=3&per=tutti',
      shape,
    );
    expect(read).toEqual({
      search: "d'angelo",
      filters: { stato: '0', spidEnabled: false },
      order: { field: 'lastLogin', descending: true },
      page: 3,
      perPage: null,
      invalid: [],
    });
  });

  it('obeys nothing that it does not know, and says what that was', () => {
    const read = readListState('?stato=2&spidEnabled=forse&sort=-password&page=0&per=7&altro', shape);
    expect(read).toEqual({
      ...start,
      invalid: ['stato=2', 'spidEnabled=forse', 'sort=-password', 'page=0', 'per=7', 'altro'],
    });
  });

  it('comes back from the address as it went', () => {
    const states = fc.record({
      search: fc.string(),
      filters: fc.record(
        { stato: fc.constantFrom('0', '1'), spidEnabled: fc.boolean(), ruolo: fc.string({ minLength: 1 }) },
        { requiredKeys: [] },
      ),
      order: fc.record({ field: fc.constantFrom('uid', 'email', 'lastLogin'), descending: fc.boolean() }),
      page: fc.integer({ min: 1, max: 999_999 }),
      perPage: fc.constantFrom(5, 10, 15, null),
      invalid: fc.constant([]),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(readListState(writeListState(state, shape), shape)).toEqual({
          ...state,
          filters: { ...state.filters },
        });
      }),
    );
  });

  it('survives any address', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const read = readListState(query, shape);
        expect(read.page).toBeGreaterThan(0);
        expect(shape.columns).toContain(read.order.field);
      }),
    );
  });
});
