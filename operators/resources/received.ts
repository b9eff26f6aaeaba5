import { optional, pick } from '../../contract/schema/fields';
import { platformRegistryList, platformSpidArchiveList } from '../../contract/staff/endpoints/received';
import { platformRegistryFields, platformSpidArchiveFields } from '../../contract/staff/platformReceived';
import { declare } from '../declare';
import { bySchool } from './bySchool';

const paged = { pageSizes: [25, 50, 100], pageSize: 25 } as const;
const filters = {
  of: optional(pick(platformRegistryFields, 'school')),
  show: [bySchool],
} as const;

/** Data about schools received from Alunni and Personale, at /gestore/anagrafe. */
export const registry = declare('platformRegistry', {
  fields: platformRegistryFields,
  key: ['school', 'year'],
  title: 'name',
  recordRepresentation: ['school', 'year'],
  path: '/gestore/anagrafe',
  timed: ['publishedAt', 'updatedAt'],
  can: { list: ['platformRegistry', 'list'] },
  endpoints: { list: { endpoint: platformRegistryList, answers: 'page' } },
  list: {
    ...paged,
    columns: [
      { field: 'name', priority: 1, width: 32 },
      { field: 'school', priority: 1, width: '10ch' },
      { field: 'year', priority: 1, width: '8ch' },
      { field: 'people', priority: 1, width: '10ch' },
      { field: 'publishedAt', priority: 1, width: '16ch' },
      { field: 'updatedAt', priority: 2, width: '16ch' },
    ],
    sort: '-publishedAt',
    search: ['school', 'name'],
    filters,
  },
});

/** Archives of accesses with SPID and CIE, at /gestore/archivio-spid. */
export const spidArchives = declare('platformSpidArchive', {
  fields: platformSpidArchiveFields,
  key: 'school',
  title: 'name',
  recordRepresentation: ['school', 'name'],
  path: '/gestore/archivio-spid',
  timed: ['first', 'last'],
  can: { list: ['platformSpidArchive', 'list'] },
  endpoints: { list: { endpoint: platformSpidArchiveList, answers: 'page' } },
  list: {
    ...paged,
    columns: [
      { field: 'name', priority: 1, width: 32 },
      { field: 'school', priority: 1, width: '10ch' },
      { field: 'accesses', priority: 1, width: '10ch' },
      { field: 'first', priority: 2, width: '16ch' },
      { field: 'last', priority: 1, width: '16ch' },
    ],
    sort: '-last',
    search: ['school', 'name'],
    filters,
  },
});
