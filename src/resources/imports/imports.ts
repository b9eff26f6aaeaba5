import { importCounts, importList, importRead } from '../../../contract/imports/endpoints';
import { importFields, importFilterFields } from '../../../contract/imports/imported';
import { defineResource } from '../../engine/declaration/defineResource';
import { IMPORT, IMPORTS_PATH } from '../../engine/import/history';
import { historyTabs } from '../historyTabs';

/** The imports of files; each has a page with its rows and undo. */
export const imports = defineResource(IMPORT, {
  fields: importFields,
  key: 'id',
  title: 'file',
  path: IMPORTS_PATH,
  links: { name: { resource: 'user', key: 'actor' } },
  timed: ['startedAt', 'endedAt'],
  can: { list: ['import', 'list'], read: ['import', 'read'] },
  endpoints: {
    scope: { customerCode: { mine: 'customerCode' } },
    list: { endpoint: importList, answers: 'page', counts: importCounts },
    read: { endpoint: importRead },
  },
  list: {
    tabs: historyTabs,
    columns: [
      { field: 'file', priority: 1, width: 26 },
      { field: 'startedAt', priority: 1, width: '18ch' },
      { field: 'name', priority: 2, width: 20 },
      { field: 'resource', priority: 3, width: '12ch' },
      {
        field: 'state',
        priority: 2,
        width: '13ch',
        tone: [
          { when: { state: 'stopped' }, as: 'bad' },
          { when: { state: { in: ['running', 'cancelled'] } }, as: 'warn' },
        ],
      },
      { field: 'created', priority: 2, width: '10ch' },
      { field: 'updated', priority: 3, width: '12ch' },
      { field: 'refused', priority: 3, width: '11ch', tone: [{ when: { refused: { from: 1 } }, as: 'bad' }] },
      { field: 'takenBack', priority: 3, width: '11ch' },
    ],
    sort: '-startedAt',
    search: ['file', 'name'],
    filters: { of: importFilterFields, show: [{ field: 'state' }] },
    pageSizes: [10, 25, 50, 100],
    pageSize: 25,
  },
  page: () => import('../../engine/import/ImportedPage').then((file) => file.ImportedPage),
});
