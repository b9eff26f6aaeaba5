import { operatorPermissions } from './operatorPermissions';
import { type Permission, permissions, rolesWith } from './permissions';
import type { Role } from './roles';

/** The roles that hold a permission of either table. */
export function rolesFor(permission: Permission): readonly Role[] {
  const [entity, action] = permission as readonly [string, string];
  const own = (operatorPermissions as Record<string, Record<string, readonly Role[]>>)[entity];
  return Object.hasOwn(operatorPermissions, entity) ? (own?.[action] ?? []) : rolesWith(permission);
}

/** What changes nothing. */
const reading: readonly string[] = ['list', 'read', 'preview'];

/** What a program must have been given to use a permission: `news:write`. */
export const scopeOf = ([entity, action]: readonly [string, string]): string =>
  `${entity}:${reading.includes(action) ? 'read' : 'write'}`;

const everyScope = [
  ...new Set(
    Object.entries({ ...permissions, ...operatorPermissions } as Record<
      string,
      Record<string, readonly Role[]>
    >).flatMap(([entity, actions]) =>
      Object.entries(actions)
        .filter(([, allowed]) => allowed.includes('operator'))
        .map(([action]) => scopeOf([entity, action])),
    ),
  ),
];

/** What the machine's own secret alone may: whoever else could make operators could make another of themselves. */
export const machineScopes: readonly string[] = ['operator:write', 'operatorClient:write', 'backup:write'];

/** What people of the provider may, and what a program can be given. */
export const operatorScopes: readonly string[] = everyScope.filter((scope) => !machineScopes.includes(scope));

/** What a program that is bound to some schools can be given: the calls that name one and look at whose it is. */
export const schoolScopes: readonly string[] = ['campus:write', 'registryPerson:write'];
