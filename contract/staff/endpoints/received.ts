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
    'Lists the reports of Alunni and Personale by school and time, a page at a time; of the people only the number',
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
    'Which schools have an archive of accesses with SPID and CIE, with how many and since when, a page at a time',
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
