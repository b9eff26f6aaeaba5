import type { Permission } from '../../../contract/permissions/permissions';
import type { Resource } from './resource';

/**
 * The permission that an action of react-admin's on a declared resource needs; undefined where the declaration says nothing
 * of it, and the table of permissions decides.
 *
 * @example permissionFor(resources)('registryPerson', 'show') // the one of its list: it declares no other to read it
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
