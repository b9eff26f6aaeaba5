import type { Field, Fields } from '../../contract/schema/fields';
import { snakeCase } from '../../contract/storing/snakeCase';

/** How each kind of field is kept. */
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
  // What is known of it: the bytes are in the object store.
  attachment: 'jsonb',
  json: 'jsonb',
};

export interface StoredColumn {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  /** In SQL, what rows that are there get where it has to be there; nothing where it is read from a migration. */
  readonly filled?: string | undefined;
}

/** What is taken for a value until somebody gives one. */
const FILLED: Readonly<Record<string, string>> = {
  text: "''",
  numeric: '0',
  bigint: '0',
  boolean: 'false',
  date: 'current_date',
  timestamptz: 'current_timestamp',
  jsonb: "'{}'",
};

/** No choice is none of its own. */
function filled(field: Field): string | undefined {
  if (field.kind === 'choice' && field.of[0] !== undefined) return `'${field.of[0].replaceAll("'", "''")}'`;
  return field.kind === 'list' ? "'[]'" : FILLED[TYPES[field.kind]];
}

/** Whether a field has a column: what is computed of others has none. */
export const isKept = (field: Field): boolean => !('computed' in field);

/** The columns of a stored resource, besides its school, its key and its version. */
export const storedColumns = (fields: Fields): readonly StoredColumn[] =>
  Object.entries(fields)
    .filter(([name, field]) => name !== 'id' && isKept(field))
    .map(([name, field]) => ({
      name: snakeCase(name),
      type: TYPES[field.kind],
      // Rows that are there have no file: the calls see that a new one is.
      required: field.required === true && field.kind !== 'attachment',
      filled: filled(field),
    }));
