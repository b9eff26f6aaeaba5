import { type Permission, rolesWith } from '../permissions/permissions';
import type { Role } from '../permissions/roles';
import { type OperatorEntity, operatorPermissions, type StaffRole } from './operatorPermissions';
import { isGrave, staffMay, staffPermissions } from './staffPermissions';

/** The roles that hold a permission of either table. */
export function rolesFor(permission: Permission): readonly Role[] {
  const [entity, action] = permission as readonly [string, string];
  if (!Object.hasOwn(operatorPermissions, entity)) return rolesWith(permission);
  const actions: object = operatorPermissions[entity as OperatorEntity];
  return Object.hasOwn(actions, action) ? ['operator'] : [];
}

/** What changes nothing. */
const reading: readonly string[] = ['list', 'read', 'preview'];

/** The scope that a program needs for a permission: `news:write`. */
export const scopeOf = ([entity, action]: readonly [string, string]): string =>
  `${entity}:${reading.includes(action) ? 'read' : 'write'}`;

/** The permissions of staff that a program can hold: a grave one needs a person who confirms. */
const ofPrograms = Object.entries(staffPermissions)
  .flatMap(([entity, actions]) => Object.keys(actions).map((action) => [entity, action] as const))
  .filter((permission) => !isGrave(permission));

/** What a program can be given. */
export const operatorScopes: readonly string[] = [...new Set(ofPrograms.map(scopeOf))];

/** The scopes that somebody of a staff role can give to a program: those whose every permission the role holds. */
export const scopesOf = (role: StaffRole): readonly string[] =>
  operatorScopes.filter((scope) =>
    ofPrograms.every((permission) => scopeOf(permission) !== scope || staffMay(role, permission)),
  );

/** What a program that is bound to some schools can be given: the calls that name one and look at whose it is. */
export const schoolScopes: readonly string[] = ['campus:write', 'registryPerson:write'];
