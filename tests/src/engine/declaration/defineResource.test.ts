import { describe, expect, it } from 'vitest';
import { usersFind } from '../../../../contract/endpoints/users';
import { defineResource } from '../../../../src/engine/declaration/defineResource';
import { users } from '../../../../src/resources/users/users';

const again = (change: object) => () => defineResource('user', { ...users, ...change } as never);

describe('a declaration', () => {
  it('is checked for what types cannot tell, and says what is wrong', () => {
    expect(again({})).not.toThrow();
    expect(again({ list: { ...users.list, pageSize: 7 } })).toThrow(
      'Resource "user": the page size 7 is not one of its page sizes',
    );
    expect(again({ wire: { ...users.wire, scope: {} } })).toThrow(
      `Resource "user": nothing fills {customerCode} of ${usersFind.path}; name it in wire.scope`,
    );
  });
});
