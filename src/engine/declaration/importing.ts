import type { Importable } from '../../../contract/imports/imports';
import type { Permission } from '../../../contract/permissions/permissions';

/** The import of records from a file; the format of a row is defined by the contract. */
export interface Importing {
  readonly can: Permission;
  readonly rows: Importable;
  /**
   * Alternative headings of each field's column in files from school offices, besides its label; case and accents are
   * ignored.
   */
  readonly aliases?: Readonly<Record<string, readonly string[]>>;
}
