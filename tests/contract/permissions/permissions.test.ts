import { describe, expect, it } from 'vitest';
import { may, type Permission, permissions, rolesWith } from '../../../contract/permissions/permissions';
import { roles, rolesOf } from '../../../contract/permissions/roles';

describe('roles', () => {
  it('SESSION-027 Member_admins is the supervisor', () =>
    expect(rolesOf(['Member_admins'])).toEqual(['supervisor', 'user']));
  it('SESSION-028 GestDocenti is the teacher manager', () =>
    expect(rolesOf(['GestDocenti'])).toEqual(['teacherManager', 'user']));
  it('SESSION-029 CMP_GEST is the campus manager', () =>
    expect(rolesOf(['CMP_GEST'])).toEqual(['campusManager', 'user']));
  it('everybody else is a user, whatever the group is called', () => {
    expect(rolesOf(['supervisor', 'operator', 'toString', '__proto__'])).toEqual(['user']);
  });
});

describe('permissions', () => {
  it('SHELL-055 deny what the table does not name', () => {
    expect(may(roles, ['user', 'explode'] as never)).toBe(false);
    expect(may(roles, ['nothing', 'list'] as never)).toBe(false);
  });
  it('SHELL-056 are of the roles of the specification, and of those for support and operators: another gives nothing', () => {
    expect(roles).toEqual(['supervisor', 'teacherManager', 'campusManager', 'user', 'support', 'operator']);
    for (const [entity, actions] of Object.entries(permissions))
      for (const action of Object.keys(actions))
        expect(may(['Member_admins', 'admin'] as never, [entity, action] as never), action).toBe(false);
  });
  it('name only roles that exist', () => {
    const all = Object.entries(permissions).flatMap(([entity, actions]) =>
      Object.keys(actions).flatMap((action) => rolesWith([entity, action] as unknown as Permission)),
    );
    expect(all.every((role) => roles.includes(role))).toBe(true);
  });
  const who = (permission: Permission) =>
    (['supervisor', 'teacherManager', 'campusManager', 'user', 'operator'] as const).filter((role) =>
      may([role, 'user'], permission),
    );

  it.each([
    ...(['list', 'read', 'create', 'update', 'delete', 'enable', 'disable', 'roles'] as const).map(
      (action) => ['user', action] as const,
    ),
    ['role', 'list'] as const,
    ['application', 'list'] as const,
    ...(['list', 'import', 'link', 'sync'] as const).map((action) => ['registryPerson', action] as const),
  ])(
    'SHELL-003 let supervisors and teacher-managers administer users and roles, and nobody else: %s %s',
    (...permission) => {
      expect(who(permission as Permission)).toEqual(['supervisor', 'teacherManager']);
    },
  );

  it.each([
    ['school', 'read'],
    ['school', 'update'],
    ['licenceProduct', 'list'],
    ['exportRequest', 'list'],
    ['exportRequest', 'create'],
    ['practice', 'list'],
    ['contractDocument', 'list'],
  ] as const)(
    'SHELL-003 let supervisors alone administer licences and administrative data (Q-117): %s %s',
    (...permission) => {
      expect(who(permission)).toEqual(['supervisor']);
    },
  );
});
