import type { Dialect, Filtering, Ordering, Paging } from '../../engine/declaration/dialect';
import type { Names } from './names';

/** The engine's request for a page of a list. */
export interface PageRequest {
  readonly page: number;
  readonly perPage: number;
  /** `-name` sorts in descending order. */
  readonly sort?: string | undefined;
  /** Words that a record must contain. */
  readonly search?: string | undefined;
  readonly filter: Readonly<Record<string, string | boolean>>;
}

type Query = Readonly<Record<string, string>>;

/** Builds the query for a page of a list in the provider's dialect. @param cursor of the page, if pages have one */
export function pageRequestQuery(dialect: Dialect, names: Names, asked: PageRequest, cursor?: string): Query {
  const { page = { by: 'page', number: 'page', size: 'perPage', first: 1 }, sort, filter } = dialect;
  return {
    ...pageQuery(page, asked, cursor),
    ...(sort && asked.sort ? sortQuery(sort, names, asked.sort) : {}),
    ...(dialect.search && asked.search ? { [dialect.search]: asked.search } : {}),
    ...filterQuery(filter ?? { written: 'flat' }, names, asked.filter),
  };
}

function pageQuery(paging: Paging, { page, perPage }: PageRequest, cursor: string | undefined): Query {
  const before = (page - 1) * perPage;
  switch (paging.by) {
    case 'page':
      return { [paging.number]: String(page - 1 + paging.first), [paging.size]: String(perPage) };
    case 'offset':
      return { [paging.offset]: String(before), [paging.limit]: String(perPage) };
    case 'cursor':
      return { [paging.size]: String(perPage), ...(cursor && { [paging.cursor]: cursor }) };
  }
}

function sortQuery(ordering: Ordering, names: Names, sort: string): Query {
  const descending = sort.startsWith('-');
  const field = names.wire(sort.replace(/^-/, ''));
  switch (ordering.written) {
    case 'signed':
      return { [ordering.name]: `${descending ? '-' : ''}${field}` };
    case 'comma':
      return { [ordering.name]: `${field},${descending ? 'desc' : 'asc'}` };
    case 'apart':
      return { [ordering.name]: field, [ordering.order]: descending ? 'desc' : 'asc' };
  }
}

function filterQuery(filtering: Filtering, names: Names, filter: PageRequest['filter']): Query {
  const given = Object.entries(filter).map(([name, value]) => [names.wire(name), value] as const);
  if (filtering.written === 'flat') {
    return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  }
  const { name: parameter, written } = filtering;
  if (written === 'brackets') {
    return Object.fromEntries(given.map(([name, value]) => [`${parameter}[${name}]`, String(value)]));
  }
  if (given.length === 0) return {};
  return { [parameter]: given.map(([name, value]) => `${name}==${rsqlValue(String(value))}`).join(';') };
}

/** Quotes a value with special characters for RSQL. */
const rsqlValue = (value: string) =>
  /^[\w.-]+$/.test(value) ? value : `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
