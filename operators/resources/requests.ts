import { optional, pick } from '../../contract/schema/fields';
import {
  platformExportList,
  platformPracticeList,
  platformSpidList,
} from '../../contract/staff/endpoints/requests';
import {
  platformExportFields,
  platformPracticeFields,
  platformSpidFields,
} from '../../contract/staff/platformRequest';
import { declare } from '../declare';
import { bySchool } from './bySchool';

const paged = { pageSizes: [25, 50, 100], pageSize: 25 } as const;

/** Transfers of data from other suppliers, at /gestore/pratiche. */
export const practices = declare('platformPractice', {
  fields: platformPracticeFields,
  key: ['school', 'codMinAltri', 'area'],
  title: 'codMinAltri',
  recordRepresentation: ['school', 'codMinAltri', 'area'],
  path: '/gestore/pratiche',
  timed: ['createdDate', 'updatedDate'],
  can: { list: ['platformPractice', 'list'] },
  endpoints: { list: { endpoint: platformPracticeList, answers: 'page' } },
  list: {
    ...paged,
    columns: [
      { field: 'codMinAltri', priority: 1, width: 20 },
      { field: 'schoolName', priority: 1, width: 26 },
      { field: 'school', priority: 2, width: '10ch' },
      'area',
      'status',
      'statusOperatore',
      { field: 'updatedDate', priority: 2, width: '16ch' },
      { field: 'createdDate', priority: 3, width: '16ch' },
      'anno',
      'progress',
    ],
    sort: '-updatedDate',
    search: ['school', 'schoolName', 'codMinAltri'],
    filters: {
      of: optional(pick(platformPracticeFields, 'area', 'status', 'statusOperatore', 'school')),
      show: [{ field: 'area' }, { field: 'status' }, { field: 'statusOperatore' }, bySchool],
    },
  },
  actions: {
    start: {
      on: ['row'],
      can: ['practice', 'set'],
      icon: 'next',
      offered: { all: [{ status: 'SIGNED' }, { statusOperatore: { empty: true } }] },
      dialog: () => import('../dialogs/MovePractice').then((file) => file.StartPractice),
    },
    complete: {
      on: ['row'],
      can: ['practice', 'set'],
      icon: 'on',
      offered: { statusOperatore: 'STARTED' },
      dialog: () => import('../dialogs/MovePractice').then((file) => file.CompletePractice),
    },
  },
});

/** Requests of schools for their data, at /gestore/esportazioni. */
export const exportRequests = declare('platformExport', {
  fields: platformExportFields,
  key: ['school', 'prgRichiesta'],
  title: 'prgRichiesta',
  recordRepresentation: ['school', 'prgRichiesta'],
  path: '/gestore/esportazioni',
  timed: ['dataRich', 'dataEvasione'],
  can: { list: ['platformExport', 'list'] },
  endpoints: { list: { endpoint: platformExportList, answers: 'page' } },
  list: {
    ...paged,
    columns: [
      { field: 'prgRichiesta', priority: 1, width: '12ch' },
      { field: 'schoolName', priority: 1, width: 26 },
      { field: 'school', priority: 2, width: '10ch' },
      { field: 'stato', priority: 1, width: '16ch', tone: [{ when: { stato: 'pending' }, as: 'warn' }] },
      { field: 'applicazioni', priority: 2, width: 24 },
      { field: 'dataRich', priority: 2, width: '16ch' },
      { field: 'cognomeNomeSupervisor', priority: 3, width: 24 },
      { field: 'desEmail', priority: 3, width: 24 },
      { field: 'dataEvasione', priority: 4, width: '16ch' },
      'scadenza',
      'nomeFile',
    ],
    sort: '-dataRich',
    search: ['school', 'schoolName', 'prgRichiesta', 'cognomeNomeSupervisor', 'desEmail'],
    filters: {
      of: optional(pick(platformExportFields, 'stato', 'school')),
      show: [{ field: 'stato' }, bySchool],
    },
  },
});

/** Requests of schools to AgID for sign-in with SPID, at /gestore/spid. */
export const spidRequests = declare('platformSpid', {
  fields: platformSpidFields,
  key: 'school',
  title: 'school',
  path: '/gestore/spid',
  timed: ['modifiedDate'],
  can: { list: ['platformSpid', 'list'] },
  endpoints: { list: { endpoint: platformSpidList, answers: 'page' } },
  list: {
    ...paged,
    columns: [
      { field: 'schoolName', priority: 1, width: 26 },
      { field: 'school', priority: 2, width: '12ch' },
      { field: 'statusRichiesta', priority: 1, width: 24 },
      { field: 'modifiedDate', priority: 1, width: '16ch' },
      { field: 'spidEnabled', priority: 2, width: '10ch', icons: { on: 'on', off: 'none' } },
    ],
    sort: '-modifiedDate',
    search: ['school', 'schoolName'],
    filters: {
      of: optional(pick(platformSpidFields, 'statusRichiesta')),
      show: [{ field: 'statusRichiesta' }],
    },
  },
  actions: {
    set: {
      on: ['row'],
      can: ['spidRequest', 'set'],
      icon: 'rename',
      dialog: () => import('../dialogs/SetSpidRequest').then((file) => file.SetSpidRequest),
    },
  },
});
