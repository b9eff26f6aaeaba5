import SCIMMY from 'scimmy';
import { SPORTELLO_SCHEMA, USER_SCHEMA } from '../../../contract/scim/schemas';
import { SCIM_PATH } from '../../../contract/scim/scimClient';

const { Attribute, Schema, SchemaDefinition } = SCIMMY.Types;

export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';

const text = (name: string, description: string, more: object = {}) =>
  new Attribute('string', name, { description, ...more });

const sportello = new SchemaDefinition('SportelloUser', SPORTELLO_SCHEMA, 'Attributes of people at school', [
  text('codiceFiscale', 'Tax code; required of a new user', { uniqueness: 'none' }),
  text('dataNascita', 'Day of birth, YYYY-MM-DD'),
  text('dataInizio', 'First day, YYYY-MM-DD: a disabled user is enabled on it'),
  text('dataScadenza', 'Last day, YYYY-MM-DD: the user is disabled on it'),
]);

const user = new SchemaDefinition('User', USER_SCHEMA, 'User account', [
  text('userName', 'Name of the account without the code of the school; never changes', {
    required: true,
    uniqueness: 'server',
  }),
  new Attribute('complex', 'name', { description: 'Name of the person' }, [
    text('formatted', 'First name and surname; follows from them'),
    text('familyName', 'Surname; the person’s own after the first sign-in'),
    text('givenName', 'First name; the person’s own after the first sign-in'),
  ]),
  // Writable, because Microsoft Entra sends this attribute by default and a PATCH of a read-only one would be refused.
  text('displayName', 'First name and surname; follows from the name'),
  new Attribute('boolean', 'active', { description: 'Whether the account is enabled' }),
  new Attribute('complex', 'emails', { multiValued: true, description: 'The one e-mail address' }, [
    text('value', 'Address'),
    text('type', 'Always work'),
    new Attribute('boolean', 'primary', { description: 'Always true' }),
  ]),
  new Attribute(
    'complex',
    'groups',
    { multiValued: true, mutable: false, direction: 'out', description: 'Roles that the user holds' },
    [
      text('value', 'Id of the group', { mutable: false, direction: 'out' }),
      new Attribute('reference', '$ref', {
        referenceTypes: ['Group'],
        mutable: false,
        direction: 'out',
        description: 'Address of the group',
      }),
      text('display', 'Name of the group', { mutable: false, direction: 'out' }),
      text('type', 'Always direct', { mutable: false, direction: 'out' }),
    ],
  ),
]).extend(sportello);

const group = new SchemaDefinition('Group', GROUP_SCHEMA, 'Role of an application of the school', [
  text('displayName', 'Code of the application and name of the role', { required: true, mutable: false }),
  new Attribute('complex', 'members', { multiValued: true, description: 'Users who hold the role' }, [
    text('value', 'Id of the user', { mutable: 'immutable' }),
    new Attribute('reference', '$ref', {
      referenceTypes: ['User'],
      mutable: 'immutable',
      description: 'Address of the user',
    }),
    text('display', 'Name of the user', { mutable: false }),
  ]),
]);

/** A user as SCIM sends it: its constructor checks the types of the attributes and drops those that are unknown. */
export class SentUser extends Schema {
  static override get id(): string {
    return USER_SCHEMA;
  }
  static override get definition() {
    return user;
  }
  constructor(resource: object, direction: 'in' | 'both' = 'both') {
    super(resource as never, direction);
    Object.assign(this, user.coerce(resource, direction));
  }
}

const meta = (base: string, type: string, path: string) => ({
  meta: { resourceType: type, location: `${base}${SCIM_PATH}${path}` },
});

/** Returns what the server supports (RFC 7643, 5). */
export const serviceProviderConfig = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_PER_PAGE },
  changePassword: { supported: false },
  sort: { supported: true },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'OAuth Bearer Token',
      description: 'Token that the supervisor of the school creates in the console',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  ...meta(base, 'ServiceProviderConfig', '/ServiceProviderConfig'),
});

/** Maximum number of records in a page. */
export const MOST_PER_PAGE = 500;

/** Returns the kinds of records (RFC 7643, 6). */
export const resourceTypes = (base: string) =>
  [
    {
      id: 'User',
      endpoint: '/Users',
      schema: USER_SCHEMA,
      schemaExtensions: [{ schema: SPORTELLO_SCHEMA, required: false }],
    },
    { id: 'Group', endpoint: '/Groups', schema: GROUP_SCHEMA, schemaExtensions: [] },
  ].map(({ id, ...type }) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id,
    name: id,
    ...type,
    ...meta(base, 'ResourceType', `/ResourceTypes/${id}`),
  }));

/** Returns the attributes of each kind of record (RFC 7643, 7). */
export const schemas = (base: string) =>
  [user, sportello, group].map((definition) => ({
    ...definition.describe(),
    ...meta(base, 'Schema', `/Schemas/${definition.id}`),
  }));
