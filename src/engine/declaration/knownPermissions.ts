import { allPermissions, type Permission } from '../../../contract/permissions/permissions';

type Table = Readonly<Record<string, object>>;

let others: Table = {};

/**
 * Adds a table of permissions to that of schools; a console with its own permissions calls this before any declaration.
 * @returns a function that names one of them in a declaration
 *
 * @example const permission = alsoPermit({ bicycle: { list: ['mechanic'] } });
 */
export function alsoPermit<const T extends Table>(
  table: T,
): <E extends keyof T & string>(entity: E, action: keyof T[E] & string) => Permission {
  others = { ...others, ...table };
  // The type `Permission` covers only the permissions of schools, not those that a console adds.
  return (entity, action) => [entity, action] as unknown as Permission;
}

/** Returns all permissions that a declaration may name. */
export const knownPermissions = (): Table => ({ ...allPermissions(), ...others });
