import { actionNames, actionResourceNames } from '../../../contract/operations/actions';
import { operationCounts, operationList, operationRead } from '../../../contract/operations/endpoints';
import { operationFields, operationFilterFields } from '../../../contract/operations/operation';
import { defineResource } from '../../engine/declaration/defineResource';
import { OPERATION, OPERATIONS_PATH } from '../../engine/operations/history';
import { historyTabs } from '../historyTabs';

/** The history of bulk operations; each has a page of its own, with undo. */
export const operations = defineResource(OPERATION, {
  fields: operationFields,
  key: 'id',
  title: 'startedAt',
  path: OPERATIONS_PATH,
  worded: { resource: actionResourceNames, action: actionNames, name: ['Automatico'] },
  links: { name: { resource: 'user', key: 'actor' } },
  timed: ['startedAt', 'endedAt'],
  show: ['startedAt', 'name', 'state', 'total', 'endedAt'],
  can: { list: ['operation', 'list'], read: ['operation', 'read'] },
  endpoints: {
    scope: { customerCode: { mine: 'customerCode' } },
    list: { endpoint: operationList, answers: 'page', counts: operationCounts },
    read: { endpoint: operationRead },
  },
  list: {
    tabs: historyTabs,
    columns: [
      { field: 'what', priority: 1, width: 34 },
      { field: 'startedAt', priority: 1, width: '16ch' },
      { field: 'name', priority: 1, width: 20 },
      {
        field: 'state',
        priority: 1,
        width: '13ch',
        tone: [
          { when: { state: 'stopped' }, as: 'bad' },
          { when: { state: { in: ['running', 'cancelled'] } }, as: 'warn' },
        ],
      },
      {
        field: 'done',
        priority: 2,
        width: '14ch',
        cell: () => import('./DoneCell').then((file) => file.DoneCell),
      },
      { field: 'failed', priority: 3, width: '13ch', tone: [{ when: { failed: { from: 1 } }, as: 'bad' }] },
    ],
    sort: '-startedAt',
    search: ['name'],
    filters: { of: operationFilterFields, show: [{ field: 'action' }, { field: 'state' }] },
    pageSizes: [10, 25, 50, 100],
    pageSize: 25,
  },
  page: () => import('../../engine/operations/OperationPage').then((file) => file.OperationPage),
});
