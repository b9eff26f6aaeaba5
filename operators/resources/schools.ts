import {
  platformSchoolCreate,
  platformSchoolList,
  platformSchoolRead,
  platformSchoolReopen,
  platformSchoolUpdate,
} from '../../contract/staff/endpoints/schools';
import { platformSchoolFields, schoolStates } from '../../contract/staff/platformSchool';
import { declare } from '../declare';

/** Schools as customers, at /gestore/scuole. */
export const schools = declare('platformSchool', {
  fields: platformSchoolFields,
  key: 'customerCode',
  title: 'name',
  recordRepresentation: ['customerCode', 'name'],
  path: '/gestore/scuole',
  timed: ['closedAt', 'reopenUntil'],
  show: ['customerCode', 'state', 'closedAt', 'closedBy', 'reopenUntil', 'spidEnabled', 'otpEnabled'],
  can: {
    list: ['platformSchool', 'list'],
    read: ['platformSchool', 'read'],
    create: ['platformSchool', 'create'],
    update: ['platformSchool', 'update'],
  },
  endpoints: {
    idParam: 'school',
    list: { endpoint: platformSchoolList, answers: 'page' },
    read: { endpoint: platformSchoolRead },
    create: { endpoint: platformSchoolCreate },
    update: { endpoint: platformSchoolUpdate, names: {} },
  },
  list: {
    columns: [
      { field: 'name', priority: 1, width: 40 },
      { field: 'customerCode', priority: 1, width: '14ch' },
      { field: 'codMin', priority: 2, width: '14ch' },
      { field: 'city', priority: 2, width: 20 },
      {
        field: 'state',
        priority: 1,
        width: '12ch',
        tone: [{ when: { state: { not: 'open' } }, as: 'warn' }],
      },
      { field: 'closedAt', priority: 4, width: '16ch' },
    ],
    sort: 'customerCode',
    search: ['customerCode', 'codMin', 'name', 'city'],
    filters: { of: { state: { kind: 'choice', of: schoolStates } }, show: [{ field: 'state' }] },
    pageSizes: [25, 50, 100],
    pageSize: 25,
  },
  form: {
    tabs: {
      place: ['kind', 'heading', 'street', 'postalCode', 'provincia', 'region'],
      contacts: [
        'telephone',
        'webSite',
        'mail',
        'pec',
        'cf',
        'codIpa',
        'codFatturazione',
        'dpo',
        'recapitoDpo',
      ],
      services: ['privateSchool', 'leadSchool', 'spidEnabled', 'otpEnabled'],
    },
    notices: [
      { when: { state: 'closed' }, say: 'closed' },
      { when: { state: 'removed' }, say: 'removed' },
    ],
  },
  actions: {
    close: {
      on: ['page'],
      can: ['platformSchool', 'close'],
      icon: 'disable',
      tone: 'danger',
      offered: { state: 'open' },
      dialog: () => import('../dialogs/CloseSchool').then((file) => file.CloseSchool),
    },
    merge: {
      on: ['page'],
      can: ['resizing', 'set'],
      icon: 'link',
      offered: { state: 'open' },
      dialog: () => import('../dialogs/MergeSchool').then((file) => file.MergeSchool),
    },
    support: {
      on: ['page'],
      can: ['supportAccess', 'ask'],
      icon: 'identity',
      offered: { state: 'open' },
      dialog: () => import('../dialogs/AskSupport').then((file) => file.AskSupport),
    },
    spid: {
      on: ['page'],
      can: ['spidRequest', 'set'],
      icon: 'rename',
      offered: { all: [{ state: 'open' }, { privateSchool: { not: true } }] },
      dialog: () => import('../dialogs/SetSpidRequest').then((file) => file.SetSpidRequest),
    },
    reopen: {
      on: ['page'],
      can: ['platformSchool', 'reopen'],
      icon: 'enable',
      offered: { state: 'closed' },
      each: platformSchoolReopen,
      steps: [{ confirm: 'last' }],
    },
  },
});
