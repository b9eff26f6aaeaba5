import type { RecordOf, ValueOf } from '../schema/fields';
import { asTaxCode, type TaxCode } from '../values/codiceFiscale';
import { type User, userFields } from './user';

/** Fields that the specification's payloads name differently than a user: payload name and user's name. */
export const payloadNames = { cognome: 'sn', nome: 'cn', codiceFiscale: 'codicefiscale' } as const;

type UserFields = typeof userFields;
type PayloadNames = typeof payloadNames;

/** Field of a user that the school writes. */
export type WrittenField = {
  [F in keyof UserFields]: UserFields[F] extends { readonly readOnly: true } ? never : F;
}[keyof UserFields];

type PayloadName<F> =
  | { [N in keyof PayloadNames]: PayloadNames[N] extends F ? N : never }[keyof PayloadNames]
  | (F extends PayloadNames[keyof PayloadNames] ? never : F);

const ownName = (name: string): string => (payloadNames as Readonly<Record<string, string>>)[name] ?? name;

/** Returns the payload name of a user's field. */
export const payloadNameOf = (field: WrittenField): string =>
  Object.keys(payloadNames).find((name) => ownName(name) === field) ?? field;

/** Fields of a user that the school writes, by their names in a user. */
export const writtenUserFields = Object.fromEntries(
  Object.entries(userFields).filter(([, field]) => !('readOnly' in field)),
) as Pick<UserFields, WrittenField>;

/** The fields of `writtenUserFields` by their payload names, for new and existing accounts. */
export const writtenFields = Object.fromEntries(
  Object.entries(writtenUserFields).map(([name, field]) => [payloadNameOf(name as WrittenField), field]),
) as { readonly [F in WrittenField as PayloadName<F>]: UserFields[F] };

/** Values to write: texts are trimmed; empty optional values are null. */
export type WrittenUser = {
  readonly [F in WrittenField]: F extends 'codicefiscale'
    ? TaxCode
    : UserFields[F] extends { readonly required: true } | { readonly kind: 'flag' }
      ? ValueOf<UserFields[F]>
      : ValueOf<UserFields[F]> | null;
};

/** Returns the values that a payload writes for a user. A flag that is absent keeps its previous value. */
export function writtenUser(body: RecordOf<typeof writtenFields>, before?: User): WrittenUser {
  const sent: Readonly<Record<string, unknown>> = body;
  const written = (Object.keys(writtenUserFields) as WrittenField[]).map((field) => {
    const value = sent[payloadNameOf(field)];
    if (field === 'codicefiscale') return [field, asTaxCode(String(value))];
    if (writtenUserFields[field].kind === 'flag') return [field, value ?? before?.[field] ?? false];
    return [field, typeof value === 'string' ? value.trim() || null : null];
  });
  return Object.fromEntries(written) as WrittenUser;
}
