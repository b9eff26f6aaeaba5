import type { Permission } from '../../../contract/permissions/permissions';
import type { Resource } from './resource';

/**
 * Returns the permission for a react-admin action on a declared resource; undefined if the declaration does not define
 * it, in which case the table of permissions decides.
 *
 * @example permissionFor(resources)('registryPerson', 'show') // that of the list: it declares none for reading
 */
export const permissionFor =
  (resources: readonly Resource[]) =>
  (name: string, action: string): Permission | undefined => {
    const can = resources.find((resource) => resource.name === name)?.can;
    if (!can) return undefined;
    const needed: Readonly<Record<string, Permission | undefined>> = {
      list: can.list,
      show: can.read ?? can.update ?? can.list,
      edit: can.update,
      create: can.create,
      delete: can.delete,
      export: can.list,
    };
    return Object.hasOwn(needed, action) ? needed[action] : undefined;
  };
