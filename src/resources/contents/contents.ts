import { contentList, contentRead } from '../../../contract/endpoints/contents';
import { contentFields, contentFilterFields, contentFilterWhere } from '../../../contract/entities/content';
import { defineResource } from '../../engine/declaration/defineResource';

/** The news centre: updates of the applications, news and regulations, at /notizie. */
export const contents = defineResource('content', {
  fields: contentFields,
  key: 'code',
  title: 'title',
  path: '/notizie',
  show: ['category', 'applicationDescription', 'version', 'date', 'text'],
  can: { list: ['content', 'list'] },
  wire: {
    scope: {},
    called: 'id',
    list: { endpoint: contentList, answers: 'whole' },
    read: { endpoint: contentRead },
  },
  list: {
    columns: [
      { field: 'title', priority: 1, width: 40 },
      { field: 'category', priority: 1, width: '26ch' },
      { field: 'applicationDescription', priority: 2, width: 18 },
      { field: 'version', priority: 3, width: '10ch' },
      { field: 'date', priority: 1, width: '12ch' },
    ],
    sort: '-date',
    search: ['title', 'text', 'applicationDescription'],
    filters: { of: contentFilterFields, where: contentFilterWhere, show: [{ field: 'category' }] },
    pageSizes: [10, 25, null],
    pageSize: 10,
  },
});
