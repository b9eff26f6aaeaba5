import type { Importable } from '../../../contract/imports/imports';
import type { Permission } from '../../../contract/permissions/permissions';

/** How records of a resource come from a file; what a row may say is the contract's. */
export interface Importing {
  readonly can: Permission;
  readonly rows: Importable;
  /** What the column of each field is called in the files of offices, besides its label; case and accents do not matter. */
  readonly called?: Readonly<Record<string, readonly string[]>>;
}
