import { contentPublish, contentWithdraw } from '../../contract/contents/endpoints';
import { newsPublish, newsWithdraw } from '../../contract/news/endpoints';
import { newsFields } from '../../contract/news/news';
import { optional, pick } from '../../contract/schema/fields';
import { platformContentList, platformNewsList } from '../../contract/staff/endpoints/requests';
import { platformContentFields } from '../../contract/staff/platformRequest';
import { declare } from '../declare';

const paged = { pageSizes: [25, 50, 100], pageSize: 25 } as const;

/** News of the console, at /gestore/novita. */
export const news = declare('platformNews', {
  fields: newsFields,
  key: 'codeNews',
  title: 'title',
  path: '/gestore/novita',
  timed: ['publishedAt'],
  show: ['version', 'title', 'text', 'publishedAt'],
  can: { list: ['platformNews', 'list'], create: ['news', 'publish'], delete: ['news', 'withdraw'] },
  endpoints: {
    list: { endpoint: platformNewsList, answers: 'page' },
    create: { endpoint: newsPublish },
    remove: { endpoint: newsWithdraw },
  },
  list: {
    ...paged,
    columns: [
      { field: 'title', priority: 1, width: 40 },
      { field: 'version', priority: 1, width: '10ch' },
      { field: 'publishedAt', priority: 1, width: '16ch' },
    ],
    sort: '-publishedAt',
    search: ['version', 'title', 'text'],
  },
});

/** News centre, at /gestore/contenuti. */
export const contents = declare('platformContent', {
  fields: platformContentFields,
  key: 'code',
  title: 'title',
  path: '/gestore/contenuti',
  show: ['category', 'title', 'text', 'date', 'applicationCode', 'version'],
  can: { list: ['platformContent', 'list'], create: ['content', 'publish'], delete: ['content', 'withdraw'] },
  endpoints: {
    list: { endpoint: platformContentList, answers: 'page' },
    create: { endpoint: contentPublish },
    remove: { endpoint: contentWithdraw },
  },
  list: {
    ...paged,
    columns: [
      { field: 'title', priority: 1, width: 40 },
      { field: 'category', priority: 1, width: 16 },
      { field: 'date', priority: 1, width: '12ch' },
      { field: 'applicationCode', priority: 3, width: '12ch' },
    ],
    sort: '-date',
    search: ['title', 'text'],
    filters: { of: optional(pick(platformContentFields, 'category')), show: [{ field: 'category' }] },
  },
});
