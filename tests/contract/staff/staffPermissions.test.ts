import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../contract/endpoints';
import { type Permission, permissions, rolesWith } from '../../../contract/permissions/permissions';
import { staffRoles } from '../../../contract/staff/operatorPermissions';
import { operatorScopes, rolesFor, scopeOf, scopesOf } from '../../../contract/staff/operatorScopes';
import { isGrave, staffMay, staffPermissions } from '../../../contract/staff/staffPermissions';

const held = Object.entries(staffPermissions).flatMap(([entity, actions]) =>
  Object.keys(actions).map((action) => [entity, action] as const),
);
const staffCalls = endpoints.flatMap(({ id, method, effect, access }) =>
  access !== 'public' && rolesFor(access).every((role) => role === 'operator')
    ? [{ id, method, effect, access }]
    : [],
);

describe('the permissions of the provider’s own staff', () => {
  it('name each permission that the table of schools leaves to the staff, and no other one of it', () => {
    for (const [entity, actions] of Object.entries(permissions)) {
      for (const action of Object.keys(actions)) {
        const ofStaff = rolesWith([entity, action] as unknown as Permission).includes('operator');
        expect(staffMay('administrator', [entity, action]), `${entity}.${action}`).toBe(ofStaff);
      }
    }
  });

  it('are declared by every call of the staff', () => {
    expect(staffCalls.length).toBeGreaterThan(60);
    expect(staffCalls.filter(({ access }) => !staffMay('administrator', access))).toEqual([]);
  });

  it('are held by an administrator without exception, and denied to everybody where they are unknown', () => {
    expect(held.filter((permission) => !staffMay('administrator', permission))).toEqual([]);
    const unknown = [
      ['operator', 'explode'],
      ['nothing', 'list'],
      ['toString', 'call'],
      ['operator', 'toString'],
      ['news', 'list'],
    ] as const;
    for (const role of staffRoles)
      for (const permission of unknown) expect(staffMay(role, permission), permission.join('.')).toBe(false);
    for (const permission of held) expect(staffMay('owner' as never, permission)).toBe(false);
  });

  it('let somebody who only reads change nothing but their own session', () => {
    const changing = staffCalls.filter(
      ({ effect, access }) => effect !== 'read' && staffMay('readOnly', access),
    );
    expect(changing.map(({ id }) => id)).toEqual(['operatorSessionClose']);
  });

  it('keep the passwords of archives from everybody but administrators', () => {
    expect(staffRoles.filter((role) => staffMay(role, ['practice', 'open']))).toEqual(['administrator']);
  });

  it('leave every grave call to administrators alone', () => {
    const grave = held.filter(isGrave);
    expect(grave.length).toBeGreaterThan(10);
    for (const permission of grave)
      expect(
        staffRoles.filter((role) => staffMay(role, permission)),
        permission.join('.'),
      ).toEqual(['administrator']);
  });

  it('make the scopes of programs, without one that only grave calls need', () => {
    expect(operatorScopes).toContain('platformSchool:write');
    for (const scope of [
      'operator:write',
      'operatorClient:write',
      'trustedList:write',
      'keys:write',
      'backup:write',
    ])
      expect(operatorScopes).not.toContain(scope);
    expect(scopesOf('administrator')).toEqual(operatorScopes);
  });

  it('let each role give to a program only what it holds itself', () => {
    for (const role of staffRoles) {
      for (const permission of held.filter((one) => !isGrave(one) && !staffMay(role, one)))
        expect(scopesOf(role), `${role} ${permission.join('.')}`).not.toContain(scopeOf(permission));
    }
    expect(scopesOf('support')).toContain('platformJob:write');
    expect(scopesOf('support')).not.toContain('order:write');
  });
});
