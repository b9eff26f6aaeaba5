import { CLIENT_VERSION } from './constants';
import { openapiGuide } from './openapiGuide';
import type { Permission } from './permissions/permissions';
import { attachmentField } from './schema/attachmentField';
import type { Effect, Endpoint } from './schema/endpoint';
import { type ErrorCode, errors } from './schema/errors';
import type { Field, Fields } from './schema/fields';
import { jsonSchema } from './schema/jsonSchema';
import { proposedFields } from './staff/operatorProposal';
import { operatorScopes, rolesFor, scopeOf } from './staff/operatorScopes';
import { isGrave, needsSecondPerson } from './staff/staffPermissions';

/** Refusals that result from the checks before an endpoint, by its effect. */
const refusals: Record<Effect, readonly ErrorCode[]> = {
  read: [],
  command: ['idempotencyKeyMissing', 'idempotencyKeyReused'],
  update: ['versionMissing', 'stale'],
};
const always: readonly ErrorCode[] = [
  'invalid',
  'unreadable',
  'tooManyRequests',
  'internal',
  'unavailable',
  'maintenance',
];
const guarded: readonly ErrorCode[] = [
  'unauthenticated',
  'notAuthorised',
  'unknownPerson',
  'forbidden',
  'notFound',
];

/** Returns every error code with which an endpoint may respond. */
export function refusalsOf(endpoint: Endpoint): readonly ErrorCode[] {
  return [
    ...always,
    ...(endpoint.access === 'public' ? [] : guarded),
    ...(endpoint.access !== 'public' && isGrave(endpoint.access) ? (['confirmationNeeded'] as const) : []),
    ...(isOfSchools(endpoint) ? (['notForSupport', 'supportOver', 'schoolSuspended'] as const) : []),
    ...(endpoint.body || endpoint.upload ? (['tooLarge', 'unsupportedMedia'] as const) : []),
    ...(keepsFiles(endpoint) ? (['quotaReached'] as const) : []),
    ...refusals[endpoint.effect],
    ...(endpoint.credentials ? (['signInElsewhere'] as const) : []),
    ...endpoint.errors,
  ];
}

/** Returns whether an endpoint can be called by people of a school, not only by the provider's own staff. */
const isOfSchools = ({ access }: Endpoint): boolean =>
  access !== 'public' && rolesFor(access).some((role) => role !== 'operator');

/** Returns the OpenAPI 3.1 document of these endpoints. */
export function openapi(endpoints: readonly Endpoint[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sportello',
      version: CLIENT_VERSION,
      description: openapiGuide,
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    },
    paths,
    components: { securitySchemes, schemas: { Problem: problem } },
  };
}

/** Returns the group of an endpoint in the reference: the entity of its permission. */
const tagOf = ({ access }: Endpoint): string => (access === 'public' ? 'public' : access[0]);

function operation(endpoint: Endpoint): object {
  return {
    operationId: endpoint.id,
    summary: endpoint.about,
    tags: [tagOf(endpoint)],
    ...(endpoint.access !== 'public' && {
      ...guardOf(endpoint.access),
      'x-permission': endpoint.access.join('.'),
    }),
    ...(endpoint.calls.length > 0 && { 'x-calls': endpoint.calls }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...headers[endpoint.effect],
      ...(endpoint.uploadToken ? [header('x-upload-token', 'Which upload it goes on with')] : []),
    ],
    ...requestBody(endpoint),
    responses: { ...answer(endpoint), ...proposed(endpoint), ...problems(refusalsOf(endpoint)) },
  };
}

/**
 * Returns the security requirements of a permission. Endpoints of the provider's own staff use separate tokens. A
 * program that calls them needs a scope and cannot make grave calls.
 */
function guardOf(access: Permission): object {
  if (!rolesFor(access).every((role) => role === 'operator')) return { security: [{ dpop: [] }] };
  return {
    security: [{ operator: [] }, { operatorConsole: [] }],
    ...(!isGrave(access) && { 'x-scope': scopeOf(access) }),
  };
}

function requestBody({ body, upload, form: asForm }: Endpoint): object {
  if (!upload && !body) return {};
  if (!upload) {
    const json = content('application/json', jsonSchema(body as Field));
    const form = { 'application/x-www-form-urlencoded': json.content['application/json'] };
    return { requestBody: asForm ? { ...json, content: { ...json.content, ...form } } : json };
  }
  const file = { type: 'string', format: 'binary', maxLength: upload.max };
  const parts = body?.kind === 'record' ? body.of : {};
  const properties = Object.fromEntries(Object.entries(parts).map(([name, of]) => [name, jsonSchema(of)]));
  const needed = Object.keys(parts).filter((name) => parts[name]?.required);
  const form = {
    type: 'object',
    properties: { ...properties, file },
    required: [...needed, 'file'],
    additionalProperties: false,
  };
  return { requestBody: content('multipart/form-data', form) };
}

const content = <T extends string>(type: T, schema: object) => ({
  required: true,
  content: { [type]: { schema } } as Record<T, { schema: object }>,
});

const answer = (endpoint: Endpoint) =>
  endpoint.response
    ? {
        200: {
          description: 'Done',
          content: { 'application/json': { schema: jsonSchema(endpoint.response) } },
        },
      }
    : { 204: { description: 'Done' } };

/**
 * Describes that a grave call is not executed but stored until a second administrator approves it, if FOUR_EYES is set.
 */
const proposed = ({ access }: Endpoint) =>
  access !== 'public' && needsSecondPerson(access)
    ? {
        202: {
          description: 'Proposed, not done: a second administrator has to confirm it (FOUR_EYES)',
          content: {
            'application/json': {
              schema: jsonSchema({ kind: 'record', required: true, of: proposedFields }),
            },
          },
        },
      }
    : {};

const parameters = (where: 'path' | 'query', of: Fields) =>
  Object.entries(of).map(([name, field]) => ({
    name,
    in: where,
    required: where === 'path' || field.required === true,
    schema: jsonSchema({ ...field, required: true }),
  }));

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', minLength: 1, maxLength: 200 },
});

const headers: Record<Effect, object[]> = {
  read: [],
  command: [
    header('Idempotency-Key', 'A fresh UUID for each thing meant; the same one when it is sent again'),
  ],
  update: [header('If-Match', 'The ETag of the version that was shown')],
};

function problems(codes: readonly ErrorCode[]): Record<string, object> {
  const statuses = [...new Set(codes.map((code) => errors[code].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes
          .filter((code) => errors[code].status === status)
          .map((code) => `${code}: ${errors[code].say}`)
          .join(' | '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

const problem = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errors) },
    detail: { type: 'string' },
    detailMessage: {
      type: 'object',
      description: 'The code of `detail`, listed in docs/errors.md, and the values in its text',
      required: ['code', 'params'],
      properties: {
        code: { type: 'string' },
        params: {
          type: 'object',
          additionalProperties: {
            oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }],
          },
        },
      },
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    current: {},
    currentVersion: { type: 'string' },
    changedBy: {
      type: 'object',
      required: ['name', 'at'],
      properties: { name: { type: 'string' }, at: { type: 'string', format: 'date-time' } },
    },
  },
};

const securitySchemes = {
  dpop: {
    type: 'http',
    scheme: 'dpop',
    description: 'A DPoP-bound access token of the OpenID provider (RFC 9449)',
  },
  operator: {
    type: 'oauth2',
    description:
      'A token of one of the provider’s programs (client credentials), or the machine’s own secret',
    flows: {
      clientCredentials: {
        tokenUrl: '/api/operator/token',
        scopes: Object.fromEntries(operatorScopes.map((scope) => [scope, ''])),
      },
    },
  },
  operatorConsole: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sportello_gestore',
    description: 'The session of a person of the provider who signed in at /gestore',
  },
};

/**
 * Returns whether the endpoint stores a file of the school: one attached to a record, or a document signed elsewhere.
 */
const keepsFiles = ({ body, upload, errors = [] }: Endpoint): boolean =>
  (upload !== undefined && errors.includes('signatureRefused')) ||
  (body?.kind === 'record' && Object.values(body.of).some((field) => attachmentField(field)));
