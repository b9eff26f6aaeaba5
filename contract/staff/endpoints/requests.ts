import { newsFields } from '../../news/news';
import { endpoint } from '../../schema/endpoint';
import { fields, optional, pick } from '../../schema/fields';
import { searched, sortedBy } from '../../schema/listing';
import { pageFields, pageOf } from '../operatorPages';
import {
  platformContentFields,
  platformExportFields,
  platformPracticeFields,
  platformSpidFields,
} from '../platformRequest';

const record = <const F>(of: F) => ({ kind: 'record', required: true, of }) as const;

export const platformPracticeList = endpoint({
  id: 'platformPracticeList',
  method: 'GET',
  path: '/api/operator/practices',
  calls: [],
  about: 'The transfers from other suppliers of all schools, with their state, a page at a time',
  access: ['platformPractice', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformPracticeFields, 'school', 'codMinAltri', 'area', 'status', 'statusOperatore')),
    ...searched,
    ...sortedBy('updatedDate', 'createdDate', 'school', 'codMinAltri'),
    ...pageFields,
  }),
  response: pageOf(record(platformPracticeFields)),
});

export const platformExportList = endpoint({
  id: 'platformExportList',
  method: 'GET',
  path: '/api/operator/export-requests',
  calls: [],
  about: 'The requests of all schools for their data, with their state, a page at a time',
  access: ['platformExport', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformExportFields, 'school', 'prgRichiesta', 'stato')),
    ...searched,
    ...sortedBy('dataRich', 'dataEvasione', 'school'),
    ...pageFields,
  }),
  response: pageOf(record(platformExportFields)),
});

export const platformSpidList = endpoint({
  id: 'platformSpidList',
  method: 'GET',
  path: '/api/operator/spid',
  calls: [],
  about: 'The requests of all schools to the agency, with their state, a page at a time',
  access: ['platformSpid', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformSpidFields, 'school', 'statusRichiesta')),
    ...searched,
    ...sortedBy('modifiedDate', 'school'),
    ...pageFields,
  }),
  response: pageOf(record(platformSpidFields)),
});

export const platformNewsList = endpoint({
  id: 'platformNewsList',
  method: 'GET',
  path: '/api/operator/news',
  calls: [],
  about: 'The news that are published, a page at a time',
  access: ['platformNews', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(newsFields, 'codeNews')),
    ...searched,
    ...sortedBy('publishedAt', 'version', 'title'),
    ...pageFields,
  }),
  response: pageOf(record(newsFields)),
});

export const platformContentList = endpoint({
  id: 'platformContentList',
  method: 'GET',
  path: '/api/operator/contents',
  calls: [],
  about: 'Lists the news of the news centre, a page at a time',
  access: ['platformContent', 'list'],
  effect: 'read',
  query: fields({
    ...optional(pick(platformContentFields, 'code', 'category')),
    ...searched,
    ...sortedBy('date', 'title'),
    ...pageFields,
  }),
  response: pageOf(record(platformContentFields)),
});

/** Endpoints that list the requests of schools and the published items. */
export const platformRequestsEndpoints = [
  platformPracticeList,
  platformExportList,
  platformSpidList,
  platformNewsList,
  platformContentList,
] as const;
