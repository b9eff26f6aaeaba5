import { permissions } from '../../../contract/permissions/permissions';
import { storedNames } from '../../../contract/storing/storedNames';

type Table = Readonly<Record<string, object>>;

let others: Table = {};

/**
 * Adds a table of permissions to that of schools; a console with its own permissions calls this before any declaration.
 */
export function alsoPermit(table: Table): void {
  others = { ...others, ...table };
}

/** Returns all permissions that a declaration may name. */
export const knownPermissions = (): Table => ({
  ...Object.fromEntries(storedNames.map(({ name, roles }) => [name, roles])),
  ...permissions,
  ...others,
});
