import { type Permission, rolesWith } from '../permissions/permissions';
import type { Role } from '../permissions/roles';
import { type OperatorEntity, operatorPermissions, type StaffRole } from './operatorPermissions';
import { isGrave, staffMay, staffPermissions } from './staffPermissions';

/** Returns the roles that hold a permission, of schools or of the provider's staff. */
export function rolesFor(permission: Permission): readonly Role[] {
  const [entity, action] = permission as readonly [string, string];
  if (!Object.hasOwn(operatorPermissions, entity)) return rolesWith(permission);
  const actions: object = operatorPermissions[entity as OperatorEntity];
  return Object.hasOwn(actions, action) ? ['operator'] : [];
}

/** Actions that change nothing. */
const reading: readonly string[] = ['list', 'read', 'preview'];

/** Returns the scope that a program needs for a permission, such as `news:write`. */
export const scopeOf = ([entity, action]: readonly [string, string]): string =>
  `${entity}:${reading.includes(action) ? 'read' : 'write'}`;

/**
 * Staff permissions that a program can hold. Grave permissions are excluded because they require a person who confirms.
 */
const ofPrograms = Object.entries(staffPermissions)
  .flatMap(([entity, actions]) => Object.keys(actions).map((action) => [entity, action] as const))
  .filter((permission) => !isGrave(permission));

/** Scopes that a program can be given. */
export const operatorScopes: readonly string[] = [...new Set(ofPrograms.map(scopeOf))];

/**
 * Returns the scopes that a person of a staff role can give to a program: those whose every permission the role holds.
 */
export const scopesOf = (role: StaffRole): readonly string[] =>
  operatorScopes.filter((scope) =>
    ofPrograms.every((permission) => scopeOf(permission) !== scope || staffMay(role, permission)),
  );

/**
 * Scopes that a program restricted to some schools can have. The endpoints of these scopes name a school and check that
 * the program may act for it.
 */
export const schoolScopes: readonly string[] = ['campus:write', 'registryPerson:write'];
