import type { Dialect } from '../engine/declaration/dialect';

/** Providers compatible with ra-data-simple-rest. */
export const simpleRest: Dialect = { by: 'ra-data-simple-rest' };

/** json-server as of 0.17: pages from 1, the total in a header. */
export const jsonServer: Dialect = {
  page: { by: 'page', number: '_page', size: '_limit', first: 1 },
  sort: { name: '_sort', written: 'apart', order: '_order' },
  search: 'q',
  records: '',
  total: 'header:x-total-count',
  update: 'PATCH',
};

/** Spring Data: pages from 0, the total in the body, errors in Spring's own format. */
export const springData: Dialect = {
  page: { by: 'page', number: 'page', size: 'size', first: 0 },
  sort: { name: 'sort', written: 'comma' },
  records: 'content',
  total: 'body:totalElements',
  errors: 'spring',
};

/** Returns the dialect of JSON:API 1.1 for a record type; pages by number, as most servers implement them. */
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
