import {
  exportRequestCreate,
  exportRequestList,
  exportRequestRead,
} from '../../../contract/exportRequests/endpoints';
import { exportRequestFields } from '../../../contract/exportRequests/exportRequest';
import { defineResource } from '../../engine/declaration/defineResource';
import { exportRequestActions } from './exportRequestActions';

/** The school's requests for its own data, at /areaamministrativa/esportazione. */
export const exportRequests = defineResource('exportRequest', {
  fields: exportRequestFields,
  key: 'prgRichiesta',
  title: 'prgRichiesta',
  path: '/areaamministrativa/esportazione',
  timed: ['dataRich', 'dataEvasione', 'inizio', 'evasaEntro', 'annullataIl'],
  page: () => import('./ExportPage').then((file) => file.ExportPage),
  show: [
    'stato',
    'dataRich',
    'applicazioni',
    'cognomeNomeSupervisor',
    'desEmail',
    'dataEvasione',
    'scadenza',
    'nomeFile',
    'nomeScu',
    'comuneScu',
  ],
  can: { list: ['exportRequest', 'list'], create: ['exportRequest', 'create'] },
  endpoints: {
    scope: { customerCode: { mine: 'customerCode' } },
    idParam: 'id',
    list: { endpoint: exportRequestList, answers: 'whole' },
    read: { endpoint: exportRequestRead },
    create: { endpoint: exportRequestCreate, params: { email: 'desEmail' }, body: 'applicazioni' },
  },
  list: {
    columns: [
      { field: 'prgRichiesta', priority: 1, width: '13ch' },
      { field: 'dataRich', priority: 1, width: '18ch' },
      { field: 'applicazioni', priority: 2, width: 32 },
      { field: 'desEmail', priority: 2, width: 30 },
      {
        field: 'stato',
        priority: 1,
        width: '18ch',
        tone: [
          { when: { stato: 'pending', anomalia: true }, as: 'bad', say: 'failed', tip: true },
          { when: { stato: 'expired' }, as: 'bad' },
          { when: { stato: 'pending' }, as: 'warn' },
        ],
      },
      { field: 'dataEvasione', priority: 3, width: '18ch' },
    ],
    tabs: [
      { name: 'new', page: '/areaamministrativa/esportazione/new' },
      { name: 'sent', page: '/areaamministrativa/esportazione' },
    ],
    above: {
      load: () => import('./ExportNotice').then((file) => file.ExportNotice),
      height: { phone: 221, tablet: 157, desk: 135, wide: 135 },
    },
    sort: '-dataRich',
    search: ['desEmail', 'cognomeNomeSupervisor', 'nomeFile'],
    filters: ['stato'],
    pageSizes: [10, 25, null],
    pageSize: 10,
  },
  form: {
    create: { inputs: ['applicazioni', 'desEmail'] },
    licensed: ['applicazioni'],
    own: { applicazioni: () => import('./ApplicationsInput').then((file) => file.ApplicationsInput) },
  },
  actions: exportRequestActions,
});
