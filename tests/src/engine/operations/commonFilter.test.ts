import { describe, expect, it } from 'vitest';
import { commonFilter } from '../../../../src/engine/operations/commonFilter';
import { users } from '../../../../src/resources/users/users';

const shape = { filters: users.list.filters.of } as never;
const filters = { stato: '1' };

describe('all that is found, as the provider is told it', () => {
  it('is the filters of the list', () => {
    expect(commonFilter(users, { filters, conditions: [], shape }, '')).toEqual(filters);
  });

  it('is nothing with a search or a condition, which the provider would not obey: it would act on everybody', () => {
    const conditions = [{ field: 'email', operator: 'empty', values: [] }] as never;
    expect(commonFilter(users, { filters, conditions, shape }, '')).toBeUndefined();
    expect(commonFilter(users, { filters, conditions: [], shape }, 'rossi')).toBeUndefined();
  });
});
