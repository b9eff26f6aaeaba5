import { endpoint } from '../../schema/endpoint';
import { fields, optional, pick } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { pageFields, pageOf } from '../operatorPages';
import { platformRetentionFields, retentionParams, writtenRetentionFields } from '../platformRetention';

const path = '/api/operator/retention';
const retention = { kind: 'record', required: true, of: platformRetentionFields } as const;

export const platformRetentionList = endpoint({
  id: 'platformRetentionList',
  method: 'GET',
  path,
  calls: [],
  about:
    'Lists the retention of each kind of data, for all schools and for schools with their own, a page at a time',
  access: ['platformRetention', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformRetentionFields, 'school', 'kind')),
    ...searched,
    ...sortedBy('school', 'kind', 'amount', 'changedAt'),
    ...pageFields,
  }),
  response: pageOf(retention),
});

export const platformRetentionPut = endpoint({
  id: 'platformRetentionPut',
  method: 'PUT',
  path: `${path}/{school}/{kind}`,
  calls: [],
  about: 'Sets the retention of a kind of data within its bounds; older data are removed within an hour',
  access: ['platformRetention', 'put'],
  effect: 'command',
  params: retentionParams,
  body: { kind: 'record', required: true, of: writtenRetentionFields },
  response: retention,
  errors: ['notFound'],
});

export const platformRetentionRemove = endpoint({
  id: 'platformRetentionRemove',
  method: 'DELETE',
  path: `${path}/{school}/{kind}`,
  calls: [],
  about:
    'Removes a retention: for one school, that of all schools applies again; for all schools, the default',
  access: ['platformRetention', 'remove'],
  effect: 'command',
  params: retentionParams,
  errors: ['notFound'],
});

/** Endpoints for the retention of data. */
export const platformRetentionEndpoints = [
  platformRetentionList,
  platformRetentionPut,
  platformRetentionRemove,
] as const;
