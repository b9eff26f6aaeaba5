import { describe, expect, it } from 'vitest';
import { usersFind } from '../../../../contract/users/endpoints';
import { defineResource } from '../../../../src/engine/declaration/defineResource';
import { users } from '../../../../src/resources/users/users';

const again = (change: object) => () => defineResource('user', { ...users, ...change } as never);

describe('a declaration', () => {
  it('is checked for what types cannot tell, and says what is wrong', () => {
    expect(again({})).not.toThrow();
    expect(again({ list: { ...users.list, pageSize: 7 } })).toThrow(
      'Resource "user": list.pageSize is 7. Write one of list.pageSizes: 5, 10, 15, null.',
    );
    expect(again({ endpoints: { ...users.endpoints, scope: {} } })).toThrow(
      `Resource "user": nothing fills {customerCode} of ${usersFind.path} (list); name it in endpoints.scope`,
    );
    const { means: _, ...meaningless } = users.list.filters;
    expect(again({ list: { ...users.list, filters: meaningless } })).toThrow(
      'Resource "user": list.filters.means says nothing of "stato". Say which records it keeps.',
    );
  });

  it('may have neither form nor actions nor filters', () => {
    const { form: _form, actions: _actions, ...rest } = users;
    const { update: _update, ...endpoints } = users.endpoints;
    const { filters: _filters, ...list } = users.list;
    const resource = defineResource('user', { ...rest, endpoints, list } as never);
    expect(resource).toMatchObject({ form: { inputs: [] }, actions: {}, list: { filters: { show: [] } } });
  });
});
