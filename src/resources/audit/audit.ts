import { auditEntryFields } from '../../../contract/audit/auditEntry';
import {
  auditedActions,
  auditedEntities,
  auditedReasons,
  auditFilterFields,
} from '../../../contract/audit/auditFilter';
import { auditCounts, auditList, auditRead } from '../../../contract/audit/endpoints';
import { defineResource } from '../../engine/declaration/defineResource';
import { historyTabs } from '../historyTabs';

/** The audit log of the school, at /registro-operazioni; filtered and paged by the provider. */
export const audit = defineResource('audit', {
  fields: auditEntryFields,
  key: 'seq',
  title: 'at',
  path: '/registro-operazioni',
  worded: { name: ['automatico'], entity: auditedEntities, action: auditedActions, reason: auditedReasons },
  recorded: { before: 'entity', after: 'entity' },
  links: { what: { to: 'page', key: 'target' }, name: { resource: 'user', key: 'actor' } },
  timed: ['at'],
  show: [
    'at',
    'name',
    'asWhom',
    'who',
    'entity',
    'action',
    'what',
    'outcome',
    'reason',
    'before',
    'after',
    'address',
  ],
  can: { list: ['audit', 'list'] },
  endpoints: {
    scope: { customerCode: { mine: 'customerCode' } },
    list: { endpoint: auditList, answers: 'page', counts: auditCounts },
    read: { endpoint: auditRead },
  },
  list: {
    tabs: historyTabs,
    above: { load: () => import('./ArchivedNotice').then((file) => file.ArchivedNotice) },
    columns: [
      { field: 'at', priority: 1, width: '18ch' },
      { field: 'name', priority: 1, width: 24 },
      { field: 'entity', priority: 1, width: 20 },
      { field: 'action', priority: 1, width: 18 },
      { field: 'what', priority: 2, width: 28 },
      {
        field: 'outcome',
        priority: 1,
        width: '12ch',
        tone: [{ when: { outcome: 'refused' }, as: 'bad' }],
      },
    ],
    sort: '-at',
    search: ['name', 'asWhom', 'what'],
    filters: {
      of: auditFilterFields,
      show: [
        { field: 'whoContains' },
        { field: 'entity' },
        { field: 'action' },
        { field: 'targetContains' },
        { field: 'outcome' },
        { field: 'from' },
        { field: 'to' },
      ],
      on: [{ field: 'at', days: { from: 'from', to: 'to' } }],
    },
    pageSizes: [10, 25, 50, 100],
    pageSize: 25,
  },
});
