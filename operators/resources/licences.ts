import { optional, pick } from '../../contract/schema/fields';
import {
  platformLicenceFind,
  platformLicencePut,
  platformLicenceRestore,
} from '../../contract/staff/endpoints/licences';
import { platformLicenceFields } from '../../contract/staff/platformLicence';
import { declare } from '../declare';
import { bySchool } from './bySchool';

const byApplication = {
  field: 'ac',
  input: () => import('../inputs/ApplicationInput').then((file) => file.ApplicationFilter),
} as const;

/** Licences of all schools, at /gestore/licenze. */
export const licences = declare('platformLicence', {
  fields: platformLicenceFields,
  key: ['school', 'ac'],
  title: 'description',
  recordRepresentation: ['school', 'ac'],
  path: '/gestore/licenze',
  timed: ['endedAt', 'restoreUntil'],
  show: ['school', 'ac', 'description', 'state', 'expirationDate', 'endedAt', 'endedBy', 'restoreUntil'],
  can: { list: ['platformLicence', 'list'], create: ['platformLicence', 'give'] },
  endpoints: {
    list: { endpoint: platformLicenceFind, answers: 'page' },
    create: { endpoint: platformLicencePut, params: { school: 'school', ac: 'ac' } },
  },
  list: {
    columns: [
      { field: 'description', priority: 1, width: 30 },
      { field: 'schoolName', priority: 1, width: 26 },
      { field: 'school', priority: 2, width: '10ch' },
      { field: 'ac', priority: 1, width: '10ch' },
      { field: 'state', priority: 1, width: '12ch', tone: [{ when: { state: 'ended' }, as: 'warn' }] },
      {
        field: 'expirationDate',
        priority: 2,
        width: '12ch',
        tone: [
          { when: { expiry: 'over' }, as: 'bad' },
          { when: { expiry: 'soon' }, as: 'warn' },
        ],
      },
      { field: 'endedAt', priority: 3, width: '16ch' },
    ],
    sort: 'school',
    search: ['school', 'schoolName', 'ac', 'description'],
    filters: {
      of: optional(pick(platformLicenceFields, 'school', 'ac', 'state', 'expiry')),
      show: [{ field: 'state' }, { field: 'expiry' }, bySchool, byApplication],
    },
    pageSizes: [25, 50, 100],
    pageSize: 25,
  },
  form: {
    own: {
      school: () => import('../inputs/SchoolInput').then((file) => file.SchoolInput),
      ac: () => import('../inputs/ApplicationInput').then((file) => file.ApplicationInput),
    },
  },
  actions: {
    end: {
      on: ['row'],
      can: ['platformLicence', 'end'],
      icon: 'disable',
      tone: 'danger',
      offered: { state: 'inForce' },
      dialog: () => import('../dialogs/EndLicence').then((file) => file.EndLicence),
    },
    restore: {
      on: ['row'],
      can: ['platformLicence', 'end'],
      icon: 'enable',
      offered: { endedAt: { empty: false } },
      each: platformLicenceRestore,
      steps: [{ confirm: 'last' }],
    },
  },
});
