import { platformApplicationList, platformApplicationPut } from '../../contract/staff/endpoints/applications';
import { platformApplicationFields } from '../../contract/staff/platformApplication';
import { declare } from '../declare';

/** Applications on sale, with their roles and rules, at /gestore/applicazioni. */
export const applications = declare('platformApplication', {
  fields: platformApplicationFields,
  key: 'ac',
  title: 'description',
  recordRepresentation: ['ac', 'description'],
  path: '/gestore/applicazioni',
  show: ['ac'],
  parts: { roles: 'description' },
  can: {
    list: ['platformApplication', 'list'],
    create: ['platformApplication', 'put'],
    update: ['platformApplication', 'put'],
  },
  endpoints: {
    list: { endpoint: platformApplicationList, answers: 'whole' },
    create: { endpoint: platformApplicationPut, params: { ac: 'ac' } },
    update: { endpoint: platformApplicationPut, names: {} },
  },
  list: {
    columns: [
      { field: 'description', priority: 1, width: 24 },
      { field: 'ac', priority: 1, width: '10ch' },
      { field: 'category', priority: 2, width: 18 },
      { field: 'roles', priority: 2, width: 40 },
    ],
    sort: 'description',
    search: ['ac', 'description'],
    filters: ['category'],
  },
  form: { tabs: { roles: ['roles'], rules: ['exclusions', 'inclusions'] } },
});
