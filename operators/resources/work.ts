import { optional, pick } from '../../contract/schema/fields';
import {
  platformJobList,
  platformJobRetry,
  platformMailList,
  platformMailRetry,
} from '../../contract/staff/endpoints/work';
import { MOST_COUNTED } from '../../contract/staff/operatorPages';
import { platformJobFields, platformMailFields } from '../../contract/staff/platformWork';
import { declare } from '../declare';
import { bySchool } from './bySchool';

/** Names of jobs that have a display name; any other job is shown under its name in the code. */
const jobNames = [
  ...['cleaning', 'dueDates', 'uploads', 'fileRemoval', 'operation', 'revocation', 'preservationConfigure'],
  ...['preservationDocument', 'schoolImport', 'removal', 'auditArchive', 'auditForward', 'binEmptying'],
  ...[
    'dataExport',
    'dataExports',
    'campus',
    'archive',
    'linkNotice',
    'counterSigning',
    'signatureRequestReminder',
    'webhooks',
    'webhookStopped',
    'provisioning',
    'provisioningStopped',
    'provisioningQueue',
    'provisioningRemoval',
  ],
];
const paged = { pageSizes: [25, 50, 100], pageSize: 25 } as const;

/** Background jobs, including those given up, at /gestore/lavori. */
export const jobs = declare('platformJob', {
  fields: platformJobFields,
  key: 'id',
  title: 'name',
  path: '/gestore/lavori',
  worded: { name: jobNames },
  timed: ['dueAt', 'parkedAt'],
  show: ['name', 'school', 'schoolName', 'state', 'failure', 'attempts', 'dueAt', 'every', 'parkedAt', 'id'],
  can: { list: ['platformJob', 'list'] },
  endpoints: { list: { endpoint: platformJobList, answers: 'page' } },
  list: {
    ...paged,
    columns: [
      { field: 'name', priority: 1, width: 20 },
      {
        field: 'state',
        priority: 1,
        width: '14ch',
        tone: [
          { when: { state: 'parked' }, as: 'bad' },
          { when: { state: 'failing' }, as: 'warn' },
        ],
      },
      { field: 'failure', priority: 1, width: 40 },
      { field: 'schoolName', priority: 2, width: 24 },
      { field: 'school', priority: 3, width: '10ch' },
      { field: 'attempts', priority: 2, width: '10ch' },
      { field: 'dueAt', priority: 2, width: '16ch' },
      { field: 'parkedAt', priority: 4, width: '16ch' },
    ],
    sort: 'dueAt',
    search: ['name', 'school', 'schoolName', 'failure'],
    filters: { of: optional(pick(platformJobFields, 'state')), show: [{ field: 'state' }] },
  },
  actions: {
    retry: {
      on: ['row', 'bulk'],
      can: ['platformJob', 'retry'],
      icon: 'sync',
      offered: { failure: { empty: false } },
      rules: [
        {
          where: { failure: { empty: false } },
          brief: '%{smart_count} non è fallito |||| %{smart_count} non sono falliti',
          say: 'Non è fallito: verrà svolto alla sua ora.',
        },
        {
          where: { state: { not: 'running' } },
          brief: '%{smart_count} è in corso |||| %{smart_count} sono in corso',
          say: 'È in corso in questo momento: va atteso che finisca.',
        },
      ],
      each: platformJobRetry,
      steps: [{ confirm: 'last' }],
    },
  },
});

/** Mails that were sent, wait or failed, at /gestore/posta. */
export const mails = declare('platformMail', {
  fields: platformMailFields,
  key: 'id',
  title: 'subject',
  path: '/gestore/posta',
  timed: ['createdAt', 'sentAt', 'dueAt'],
  show: [
    'subject',
    'recipient',
    'school',
    'schoolName',
    'state',
    'failure',
    'attempts',
    'createdAt',
    'dueAt',
    'sentAt',
    'kept',
  ],
  can: { list: ['platformMail', 'list'] },
  endpoints: { list: { endpoint: platformMailList, answers: 'page', mostCounted: MOST_COUNTED } },
  list: {
    ...paged,
    columns: [
      { field: 'subject', priority: 1, width: 30 },
      { field: 'recipient', priority: 1, width: 26 },
      {
        field: 'state',
        priority: 1,
        width: '14ch',
        tone: [
          { when: { state: 'failed' }, as: 'bad' },
          { when: { state: 'trying' }, as: 'warn' },
        ],
      },
      { field: 'schoolName', priority: 2, width: 24 },
      { field: 'school', priority: 3, width: '10ch' },
      { field: 'failure', priority: 2, width: 24 },
      { field: 'createdAt', priority: 2, width: '16ch' },
      { field: 'sentAt', priority: 4, width: '16ch' },
    ],
    sort: '-createdAt',
    search: ['school', 'recipient', 'subject', 'failure'],
    filters: {
      of: optional(pick(platformMailFields, 'state', 'school')),
      show: [{ field: 'state' }, bySchool],
    },
  },
  actions: {
    retry: {
      on: ['row', 'bulk'],
      can: ['platformMail', 'retry'],
      icon: 'mail',
      offered: { sentAt: { empty: true } },
      rules: [
        {
          where: { sentAt: { empty: true } },
          brief: '%{smart_count} già inviato |||| %{smart_count} già inviati',
          say: 'È già stato inviato.',
        },
        {
          where: { kept: true },
          brief: '%{smart_count} non più conservato |||| %{smart_count} non più conservati',
          say: 'Il testo non è più conservato: va ripetuta l’operazione che lo ha scritto.',
        },
      ],
      each: platformMailRetry,
      steps: [{ confirm: 'last' }],
    },
  },
});
