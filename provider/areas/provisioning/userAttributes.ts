import { createHash } from 'node:crypto';
import type { ProvisioningTarget, SentAttribute } from '../../../contract/provisioning/provisioning';
import { SPORTELLO_SCHEMA, USER_SCHEMA } from '../../../contract/scim/schemas';

/** What a target is sent. */
export interface Mapping extends Pick<ProvisioningTarget, 'userName' | 'roles' | 'deletes'> {
  readonly attributes: readonly SentAttribute[];
}

/** The data of a person that a mapping may send. */
export interface MappedPerson {
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  readonly email: string;
  readonly codiceFiscale: string | null;
  /** Roles of the application. */
  readonly roles: readonly { readonly cn: string; readonly description: string }[];
}

/** Values by SCIM path, without `active`; absent values are null. */
export type SentValues = Readonly<Record<string, unknown>>;

const TAX_CODE = `${SPORTELLO_SCHEMA}:codiceFiscale`;

const valuesOf: Readonly<Record<SentAttribute, (person: MappedPerson) => SentValues>> = {
  externalId: ({ uid }) => ({ externalId: uid }),
  name: ({ sn, cn }) => ({ 'name.familyName': sn, 'name.givenName': cn }),
  displayName: ({ sn, cn }) => ({ displayName: `${cn} ${sn}` }),
  emails: ({ email }) => ({ emails: email ? [{ value: email, type: 'work', primary: true }] : null }),
  taxCode: ({ codiceFiscale }) => ({ [TAX_CODE]: codiceFiscale || null }),
};

/** Returns the values that a mapping sends of a person: nothing else of them leaves. */
export const sentValues = ({ userName, attributes, roles }: Mapping, person: MappedPerson): SentValues => ({
  userName: userName === 'uid' ? person.uid : person.email,
  ...Object.assign({}, ...attributes.map((attribute) => valuesOf[attribute](person))),
  ...(roles !== 'none' && {
    [roles]: person.roles.map(({ cn, description }) => ({ value: cn, display: description })),
  }),
});

/** Returns the paths of values that are present. */
export const pathsOf = (values: SentValues): readonly string[] =>
  Object.keys(values).filter((path) => values[path] !== null);

/** Returns a digest of values, so that an unchanged person is not sent again. */
export const digestOf = (values: SentValues): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** Returns a user to be created. */
export function newUser(values: SentValues): object {
  const user: Record<string, unknown> = { schemas: [USER_SCHEMA], active: true };
  for (const path of pathsOf(values)) {
    const value = values[path];
    if (path === TAX_CODE) {
      user.schemas = [USER_SCHEMA, SPORTELLO_SCHEMA];
      user[SPORTELLO_SCHEMA] = { codiceFiscale: value };
    } else if (path.startsWith('name.'))
      user.name = { ...(user.name as object), [path.slice('name.'.length)]: value };
    else user[path] = value;
  }
  return user;
}

/** Returns the operations of a PATCH that enables a user, replaces these values and removes those no longer sent. */
export const changesOf = (values: SentValues, sentBefore: readonly string[]): readonly object[] => [
  { op: 'replace', path: 'active', value: true },
  ...pathsOf(values).map((path) => ({ op: 'replace', path, value: values[path] })),
  ...sentBefore.filter((path) => !pathsOf(values).includes(path)).map((path) => ({ op: 'remove', path })),
];
