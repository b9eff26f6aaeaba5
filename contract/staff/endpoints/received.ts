import { endpoint } from '../../schema/endpoint';
import { fields, optional, pick } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { pageFields, pageOf } from '../operatorPages';
import { platformRegistryFields, platformSpidArchiveFields } from '../platformReceived';

export const platformRegistryList = endpoint({
  id: 'platformRegistryList',
  method: 'GET',
  path: '/api/operator/registry',
  calls: [],
  about:
    'Lists the data received from Alunni and Personale by school and time, a page at a time; only the number of people, not their data',
  access: ['platformRegistry', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformRegistryFields, 'school', 'year')),
    ...searched,
    ...sortedBy('publishedAt', 'school', 'people'),
    ...pageFields,
  }),
  response: pageOf({ kind: 'record', required: true, of: platformRegistryFields }),
});

export const platformSpidArchiveList = endpoint({
  id: 'platformSpidArchiveList',
  method: 'GET',
  path: '/api/operator/spid-archives',
  calls: [],
  about:
    'Lists the schools with an archive of accesses with SPID and CIE, with the number of accesses and the times of the first and the last, a page at a time',
  access: ['platformSpidArchive', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformSpidArchiveFields, 'school')),
    ...searched,
    ...sortedBy('last', 'school', 'accesses'),
    ...pageFields,
  }),
  response: pageOf({ kind: 'record', required: true, of: platformSpidArchiveFields }),
});
