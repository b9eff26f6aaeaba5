import { CUSTOMER_CODE } from '../constants';
import { fields, pick, type RecordOf } from '../schema/fields';
import { operatorScopes } from './operatorScopes';

const clientId = { kind: 'text', required: true, max: 60 } as const;
const scopes = {
  kind: 'list',
  required: true,
  min: 1,
  max: operatorScopes.length,
  of: { kind: 'choice', required: true, of: operatorScopes },
} as const;

const schools = {
  kind: 'list',
  min: 1,
  max: 500,
  of: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
  about: 'the schools that the program may name; absent for all schools. Only with the scope campus:write',
} as const;

/** Program of the provider that calls the API. */
export const operatorClientFields = fields({
  clientId,
  name: { kind: 'text', required: true, max: 80 },
  scopes,
  schools,
  enabled: { kind: 'flag', required: true },
  createdAt: { kind: 'instant', required: true },
  createdBy: { kind: 'text', required: true },
  usedAt: { kind: 'instant' },
});

export type OperatorClient = RecordOf<typeof operatorClientFields>;

export const newOperatorClientFields = pick(operatorClientFields, 'name', 'scopes', 'schools');
export const operatorClientNameFields = fields({ clientId });

/** Secret of a program. It is returned only once, because only a derived value is stored. */
export const operatorClientSecretFields = fields({
  clientId,
  clientSecret: { kind: 'text', required: true },
});

/** Token request with client credentials (RFC 6749, section 4.4). */
export const tokenRequestFields = fields({
  grant_type: { kind: 'choice', required: true, of: ['client_credentials'] },
  client_id: { kind: 'text', max: 60, about: 'absent if the Authorization header (Basic) contains it' },
  client_secret: {
    kind: 'text',
    secret: true,
    max: 200,
    about: 'absent if the Authorization header (Basic) contains it',
  },
  scope: {
    kind: 'text',
    max: 4000,
    about: 'scopes separated by spaces; by default all scopes of the program',
  },
});

export const tokenAnswerFields = fields({
  access_token: { kind: 'text', required: true },
  token_type: { kind: 'choice', required: true, of: ['Bearer'] },
  expires_in: { kind: 'number', required: true, integer: true, about: 'in seconds' },
  scope: { kind: 'text', required: true },
});
