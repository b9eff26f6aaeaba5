import { optional, pick } from '../../contract/schema/fields';
import {
  platformRetentionList,
  platformRetentionPut,
  platformRetentionRemove,
} from '../../contract/staff/endpoints/retention';
import { platformRetentionFields } from '../../contract/staff/platformRetention';
import { declare } from '../declare';
import { bySchool } from './bySchool';

const amounts = (name: 'AmountCell' | 'LeastCell' | 'MostCell') => () =>
  import('../retention/amounts').then((file) => file[name]);

/** The retention of data, for all schools and for schools with their own, at /gestore/conservazione. */
export const retention = declare('platformRetention', {
  fields: platformRetentionFields,
  key: ['school', 'kind'],
  title: 'kind',
  recordRepresentation: ['kind', 'schoolName'],
  path: '/gestore/conservazione',
  timed: ['changedAt'],
  show: ['kind', 'schoolName', 'amount', 'unit', 'least', 'most', 'why', 'own', 'changedAt', 'changedBy'],
  can: {
    list: ['platformRetention', 'list'],
    create: ['platformRetention', 'put'],
    update: ['platformRetention', 'put'],
  },
  endpoints: {
    list: { endpoint: platformRetentionList, answers: 'page' },
    create: { endpoint: platformRetentionPut, params: { school: 'school', kind: 'kind' } },
    update: { endpoint: platformRetentionPut, names: {} },
  },
  list: {
    pageSizes: [25, 50, 100],
    pageSize: 25,
    columns: [
      { field: 'kind', priority: 1, width: 30 },
      { field: 'schoolName', priority: 1, width: 24 },
      { field: 'amount', priority: 1, width: '12ch', cell: amounts('AmountCell') },
      { field: 'own', priority: 2, width: '12ch' },
      { field: 'least', priority: 3, width: '12ch', cell: amounts('LeastCell') },
      { field: 'most', priority: 3, width: '12ch', cell: amounts('MostCell') },
      { field: 'changedAt', priority: 3, width: '16ch' },
    ],
    sort: 'school',
    search: ['school', 'schoolName'],
    filters: {
      of: optional(pick(platformRetentionFields, 'kind', 'school')),
      show: [{ field: 'kind' }, bySchool],
    },
  },
  form: { own: { school: () => import('../inputs/SchoolInput').then((file) => file.SchoolInput) } },
  actions: {
    reset: {
      on: ['row'],
      can: ['platformRetention', 'remove'],
      icon: 'back',
      offered: { own: true },
      each: platformRetentionRemove,
      steps: [{ confirm: 'last' }],
    },
  },
});
