import { endpoint } from '../../schema/endpoint';
import { fields, optional, pick } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { pageFields, pageOf } from '../operatorPages';
import { platformSpaceFields, writtenSpaceFields } from '../platformSpace';
import { ofSchool } from './schools';

const space = { kind: 'record', required: true, of: platformSpaceFields } as const;

export const platformSpaceList = endpoint({
  id: 'platformSpaceList',
  method: 'GET',
  path: '/api/operator/space',
  calls: [],
  about: 'Lists the space that the files of schools use, the largest first, a page at a time',
  access: ['platformSpace', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformSpaceFields, 'school')),
    ...searched,
    ...sortedBy('megabytes', 'percent', 'open', 'school'),
    ...pageFields,
  }),
  response: pageOf(space),
});

export const platformSpacePut = endpoint({
  id: 'platformSpacePut',
  method: 'PUT',
  path: '/api/operator/schools/{school}/space',
  calls: [],
  about:
    'Sets the maximum total size of the files of a school; without a number, the configured default applies',
  access: ['platformSpace', 'put'],
  effect: 'command',
  params: ofSchool,
  body: { kind: 'record', required: true, of: writtenSpaceFields },
  response: space,
});
