import { permissions } from '../../../contract/permissions/permissions';
import { storedNames } from '../../../contract/storing/storedNames';

type Table = Readonly<Record<string, object>>;

let others: Table = {};

/** Adds a table of permissions to that of schools; a console with one of its own does so before it declares anything. */
export function alsoPermit(table: Table): void {
  others = { ...others, ...table };
}

/** Whatever a declaration may name. */
export const knownPermissions = (): Table => ({
  ...Object.fromEntries(storedNames.map(({ name, roles }) => [name, roles])),
  ...permissions,
  ...others,
});
