import type { Dialect } from './dialect';

/** Providers that ra-data-simple-rest speaks with. */
export const simpleRest: Dialect = { by: 'ra-data-simple-rest' };

/** json-server, as of 0.17: pages from 1, the total in a header. */
export const jsonServer: Dialect = {
  page: { by: 'page', number: '_page', size: '_limit', first: 1 },
  sort: { name: '_sort', written: 'apart', order: '_order' },
  records: '',
  total: 'header:x-total-count',
  update: 'PATCH',
};

/** Spring Data: pages from 0, the total in the body, refusals of Spring's own. */
export const springData: Dialect = {
  page: { by: 'page', number: 'page', size: 'size', first: 0 },
  sort: { name: 'sort', written: 'comma' },
  records: 'content',
  total: 'body:totalElements',
  errors: 'spring',
};

/** JSON:API 1.1, a type of its records; pages by number, as most write them. */
export const jsonApi = (type: string): Dialect => ({
  page: { by: 'page', number: 'page[number]', size: 'page[size]', first: 1 },
  sort: { name: 'sort', written: 'signed' },
  filter: { written: 'brackets', name: 'filter' },
  records: 'data',
  record: 'data',
  total: 'body:meta.total',
  jsonapi: type,
  errors: 'jsonapi',
  update: 'PATCH',
});
