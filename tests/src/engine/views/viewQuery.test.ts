import { describe, expect, it } from 'vitest';
import { fields } from '../../../../contract/schema/fields';
import { type ListShape, readListState, startOf } from '../../../../src/engine/query/listState';
import { viewQuery } from '../../../../src/engine/views/viewQuery';

const columns = ['uid', 'name', 'email'];
const shape: ListShape = {
  searches: true,
  columns,
  orders: columns,
  sort: 'uid',
  filters: fields({ stato: { kind: 'choice', of: ['0', '1'] } }),
  testable: {},
  pageSizes: [10],
  pageSize: 10,
  hidden: [],
};
const hiding = { ...shape, hidden: ['email'] };

describe('what a view keeps of a list', () => {
  it('has the same columns for a person who hides others', () => {
    const all = { ...startOf(shape), filters: { stato: '1' }, page: 3 };
    expect(readListState(viewQuery(all, shape), hiding)).toEqual({ ...all, page: 1 });
    const few = { ...startOf(hiding), hidden: ['name'] };
    expect(readListState(viewQuery(few, hiding), shape)).toEqual(few);
    expect(viewQuery(all, hiding)).toBe(viewQuery(all, shape));
  });
});
