import { optional, pick } from '../../contract/schema/fields';
import { platformContractFind, platformContractOffer } from '../../contract/staff/endpoints/contracts';
import { platformContractFields } from '../../contract/staff/platformContract';
import { declare } from '../declare';
import { bySchool } from './bySchool';

/** Contracts of all schools, at /gestore/contratti. */
export const contracts = declare('platformContract', {
  fields: platformContractFields,
  key: ['school', 'fileName'],
  title: 'name',
  recordRepresentation: ['school', 'name'],
  path: '/gestore/contratti',
  timed: ['createdAt'],
  show: ['school', 'name', 'type', 'anno', 'state', 'createdAt', 'fileName'],
  can: { list: ['platformContract', 'list'], create: ['platformContract', 'offer'] },
  endpoints: {
    list: { endpoint: platformContractFind, answers: 'page' },
    create: { endpoint: platformContractOffer, params: { school: 'school' } },
  },
  list: {
    columns: [
      { field: 'name', priority: 1, width: 40 },
      { field: 'schoolName', priority: 1, width: 26 },
      { field: 'school', priority: 2, width: '10ch' },
      { field: 'type', priority: 2, width: '10ch' },
      { field: 'anno', priority: 2, width: '12ch' },
      { field: 'state', priority: 1, width: '16ch', tone: [{ when: { state: 'toSign' }, as: 'warn' }] },
      { field: 'createdAt', priority: 3, width: '16ch' },
    ],
    sort: '-createdAt',
    search: ['school', 'schoolName', 'name', 'fileName'],
    filters: {
      of: optional(pick(platformContractFields, 'school', 'type', 'state')),
      show: [{ field: 'state' }, { field: 'type' }, bySchool],
    },
    pageSizes: [25, 50, 100],
    pageSize: 25,
  },
  actions: {
    upload: {
      on: ['row'],
      can: ['platformContract', 'upload'],
      icon: 'up',
      offered: { state: { in: ['none', 'toSign', 'plain'] } },
      dialog: () => import('../dialogs/UploadContract').then((file) => file.UploadContract),
    },
  },
  form: {
    create: { defaults: { toSign: true } },
    own: { school: () => import('../inputs/SchoolInput').then((file) => file.SchoolInput) },
  },
});
