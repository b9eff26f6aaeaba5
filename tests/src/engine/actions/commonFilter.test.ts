import { describe, expect, it } from 'vitest';
import { commonFilter } from '../../../../src/engine/actions/commonFilter';
import type { Resource } from '../../../../src/engine/declaration/defineResource';
import { testables } from '../../../../src/engine/query/testable';
import { resources } from '../../../../src/resources';
import { users } from '../../../../src/resources/users/users';

describe('what a list is narrowed by, as the provider understands it', () => {
  const shape = { filters: users.list.filters.of, testable: testables(users.fields) } as never;
  const view = (filters = {}, conditions: readonly unknown[] = []) =>
    ({ filters, conditions, shape }) as never;
  const email = { field: 'email', operator: 'contains', values: ['x'] };

  it('is what is chosen among the declared filters, put together and searched', () => {
    expect(commonFilter(users, view({ stato: '1', scadenza: '3' }), '')).toEqual({
      filter: { stato: '1', scadenza: '3' },
    });
    expect(commonFilter(users, view({}, [email]), ' rossi ')).toEqual({
      filter: {},
      where: { all: [{ email: { contains: 'x' } }] },
      search: ' rossi ',
    });
  });

  it('is nothing where only the browser knows what is meant', () => {
    expect(commonFilter(users, view({ altro: '1' }), '')).toBeUndefined();
    expect(commonFilter(users, view({}, [{ ...email, field: 'timeTable' }]), '')).toBeUndefined();
    const elsewhere = { ...users, list: { ...users.list, search: ['uid'] } } as Resource;
    expect(commonFilter(elsewhere, view(), 'rossi')).toBeUndefined();
    expect(commonFilter(users, view(), 'x'.repeat(4001))).toBeUndefined();
  });

  it('is nothing where an action on many is not known to the provider', () => {
    const [disable] = [users.actions.disable];
    const acting = { ...users, actions: { ...users.actions, greet: disable } } as Resource;
    expect(commonFilter(acting, view(), '')).toBeUndefined();
  });

  it('has everything that can narrow a list whose actions are previewed', () => {
    for (const resource of resources.filter((one) => commonFilter(one, view(), ''))) {
      const on = (resource.list.filters.on ?? []).map(({ field }) => ({ ...email, field }));
      for (const condition of on) {
        expect(commonFilter(resource, view({}, [condition]), 'x'), condition.field).toBeDefined();
      }
    }
  });
});
