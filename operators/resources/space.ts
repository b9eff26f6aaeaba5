import { optional, pick } from '../../contract/schema/fields';
import { platformSpaceList } from '../../contract/staff/endpoints/space';
import { platformSpaceFields } from '../../contract/staff/platformSpace';
import { declare } from '../declare';
import { bySchool } from './bySchool';

/** Storage space used by schools, at /gestore/spazio. */
export const space = declare('platformSpace', {
  fields: platformSpaceFields,
  key: 'school',
  title: 'name',
  recordRepresentation: ['school', 'name'],
  path: '/gestore/spazio',
  can: { list: ['platformSpace', 'list'] },
  endpoints: { list: { endpoint: platformSpaceList, answers: 'page' } },
  list: {
    pageSizes: [25, 50, 100],
    pageSize: 25,
    columns: [
      { field: 'name', priority: 1, width: 32 },
      { field: 'school', priority: 1, width: '10ch' },
      { field: 'megabytes', priority: 1, width: '14ch' },
      {
        field: 'percent',
        priority: 1,
        width: '14ch',
        tone: [{ when: { percent: { from: 90 } }, as: 'warn' }],
      },
      { field: 'mostMegabytes', priority: 2, width: '14ch' },
      { field: 'ownLimit', priority: 3, width: '12ch' },
      { field: 'files', priority: 2, width: '8ch' },
      { field: 'open', priority: 1, width: '14ch' },
    ],
    sort: '-megabytes',
    search: ['school', 'name'],
    filters: { of: optional(pick(platformSpaceFields, 'school')), show: [bySchool] },
  },
});
