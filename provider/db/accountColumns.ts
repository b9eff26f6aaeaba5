import type { Selectable, Updateable } from 'kysely';
import type { User } from '../../contract/users/user';
import { type WrittenField, type WrittenUser, writtenUserFields } from '../../contract/users/writtenUser';
import { normalText } from '../../contract/values/normalText';
import type { Tables } from './tables';

/**
 * Column of `account` for each field of a user that the school writes. Inserts, updates, imports and reads of
 * accounts derive from this map.
 */
export const accountColumns = {
  sn: 'sn',
  cn: 'cn',
  email: 'email',
  codicefiscale: 'codice_fiscale',
  dataNascita: 'data_nascita',
  dataInizio: 'data_inizio',
  dataScadenza: 'data_scadenza',
  spidEnabled: 'spid_enabled',
  accessibility: 'accessibility',
  otpenabled: 'otp_enabled',
} as const satisfies Readonly<Record<WrittenField, keyof Tables['account']>>;

type Column = (typeof accountColumns)[WrittenField];

const types = { text: 'text', day: 'date', flag: 'boolean' } as const;

/** The columns of {@link accountColumns}, each with its field and SQL type. */
export const writtenColumns = Object.entries(accountColumns).map(([name, column]) => {
  const field = name as WrittenField;
  return { field, column, type: types[writtenUserFields[field].kind] };
});

/** Some of the fields that the school writes. */
export type SomeWritten = { readonly [F in WrittenField]?: WrittenUser[F] | null | undefined };

/** Converts fields to column values: empty values become null, except an empty e-mail address, which stays empty. */
export function toColumns(values: SomeWritten): Updateable<Pick<Tables['account'], Column>> {
  const row: Partial<Record<Column, unknown>> = {};
  for (const { field, column } of writtenColumns) {
    const given = values[field];
    const value = typeof given === 'string' ? normalText(writtenUserFields[field], given) : given;
    if (value !== undefined) row[column] = value === '' && field !== 'email' ? null : value;
  }
  return row as Updateable<Pick<Tables['account'], Column>>;
}

/** Converts a row to fields. A required field without a value is empty; an optional one is omitted. */
export function fromColumns(row: Selectable<Pick<Tables['account'], Column>>): Pick<User, WrittenField> {
  const values: Partial<Record<WrittenField, unknown>> = {};
  for (const { field, column } of writtenColumns) {
    const value = row[column];
    if (value !== null) values[field] = value;
    else if ('required' in writtenUserFields[field]) values[field] = '';
  }
  return values as Pick<User, WrittenField>;
}
