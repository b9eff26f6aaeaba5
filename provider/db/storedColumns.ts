import type { Field, Fields } from '../../contract/schema/fields';
import { snakeCase } from '../../contract/storing/snakeCase';

/** Column type for each kind of field. */
const TYPES: { readonly [K in Field['kind']]: string } = {
  text: 'text',
  markup: 'text',
  number: 'numeric',
  money: 'bigint',
  flag: 'boolean',
  day: 'date',
  instant: 'timestamptz',
  choice: 'text',
  ref: 'text',
  list: 'jsonb',
  record: 'jsonb',
  file: 'text',
  // The metadata: the bytes are in the object store.
  attachment: 'jsonb',
  json: 'jsonb',
};

export interface StoredColumn {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** SQL value for existing rows of a required column; undefined where the column is read from a migration. */
  readonly filled?: string | undefined;
}

/** By column type, the SQL value that existing rows get in a new required column. */
const FILLED: Readonly<Record<string, string>> = {
  text: "''",
  numeric: '0',
  bigint: '0',
  boolean: 'false',
  date: 'current_date',
  timestamptz: 'current_timestamp',
  jsonb: "'{}'",
};

/** Returns the SQL value for existing rows. A choice has no empty value, so its first value is used. */
function filled(field: Field): string | undefined {
  if (field.kind === 'choice' && field.of[0] !== undefined) return `'${field.of[0].replaceAll("'", "''")}'`;
  return field.kind === 'list' ? "'[]'" : FILLED[TYPES[field.kind]];
}

/** Tells whether a field has a column: a computed field has none. */
export const isKept = (field: Field): boolean => !('computed' in field);

/** Returns the columns of a stored resource besides its school, key and version. */
export const storedColumns = (fields: Fields): readonly StoredColumn[] =>
  Object.entries(fields)
    .filter(([name, field]) => name !== 'id' && isKept(field))
    .map(([name, field]) => ({
      name: snakeCase(name),
      type: TYPES[field.kind],
      // An attachment's column may be null, because existing rows have no file. The API requires a file for new rows.
      required: field.required === true && field.kind !== 'attachment',
      filled: filled(field),
    }));
