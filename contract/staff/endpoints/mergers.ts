import { endpoint } from '../../schema/endpoint';
import { fields, optional, pick } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { pageFields, pageOf } from '../operatorPages';
import { platformMergerFields } from '../platformMerger';

export const platformMergerList = endpoint({
  id: 'platformMergerList',
  method: 'GET',
  path: '/api/operator/mergers',
  calls: [],
  about: 'Lists the schools that are merged into others, with the progress of each merger, a page at a time',
  access: ['platformMerger', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformMergerFields, 'school', 'state')),
    ...searched,
    ...sortedBy('announcedAt', 'school', 'name'),
    ...pageFields,
  }),
  response: pageOf({ kind: 'record', required: true, of: platformMergerFields }),
});
