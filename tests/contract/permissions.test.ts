import { describe, expect, it } from 'vitest';
import { may, type Permission, permissions, rolesWith } from '../../contract/permissions';
import { roles, rolesOf } from '../../contract/roles';

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
  it('SHELL-055 SHELL-056 deny what the table does not name', () => {
    expect(may(roles, ['user', 'explode'] as never)).toBe(false);
    expect(may(roles, ['nothing', 'list'] as never)).toBe(false);
  });
  it('name only roles that exist', () => {
    const all = Object.entries(permissions).flatMap(([entity, actions]) =>
      Object.keys(actions).flatMap((action) => rolesWith([entity, action] as unknown as Permission)),
    );
    expect(all.every((role) => roles.includes(role))).toBe(true);
  });
  it('SHELL-003 let supervisors and teacher-managers administer users, and no plain user', () => {
    for (const action of ['list', 'read', 'update', 'enable', 'disable'] as const) {
      expect(may(['supervisor', 'user'], ['user', action])).toBe(true);
      expect(may(['teacherManager', 'user'], ['user', action])).toBe(true);
      expect(may(['user'], ['user', action])).toBe(false);
      expect(may(['campusManager', 'user'], ['user', action])).toBe(false);
      expect(may(['operator'], ['user', action])).toBe(false);
    }
  });
});
