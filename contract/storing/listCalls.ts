import type { Permission } from '../permissions/permissions';
import { endpoint } from '../schema/endpoint';
import type { Field, Fields } from '../schema/fields';
import { filterCounts, searched, sortedBy } from '../schema/listing';
import type { ReadRules } from '../schema/readRule';
import { filterOf, openTo } from './storedFields';

/** Maximum number of records that a list loads at once. Of longer lists the provider returns pages. */
export const MOST_AT_ONCE = 2_000;

/** The languages of the console; choices are sorted by their labels in one of them. */
const LANGUAGES = ['it', 'en'] as const;

/** Query parameters of a list besides its filters: no filter can have one of these names. */
export const LIST_PARAMETERS = ['where', 'q', 'sort', 'language', 'page', 'perPage'] as const;

/** The query parameters that choose a page. */
export const pageParameters = {
  page: { kind: 'text', pattern: /^[1-9]\d{0,5}$/ },
  perPage: {
    kind: 'text',
    pattern: /^([1-9]\d{0,2}|1\d{3}|2000)$/,
    about: `25 by default, ${MOST_AT_ONCE} at most`,
  },
} as const satisfies Fields;

const ORDERED: readonly Field['kind'][] = [
  'text',
  'markup',
  'number',
  'money',
  'flag',
  'day',
  'instant',
  'choice',
  'ref',
];

/**
 * Returns the names of the fields by which the provider can sort a list. Fields of other kinds (lists, records, files)
 * are excluded, because only the browser composes the texts that show them.
 */
export const orderedFields = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => name !== 'id' && ORDERED.includes((fields[name] as Field).kind));

/**
 * Returns the filters of a list that compare with a value: choices, flags and references that everybody may read. A
 * list of references matches if it contains the value. In a query a flag is the text `true` or `false`.
 */
export function filtersInQuery(fields: Fields, reads: ReadRules | undefined): Fields {
  const open = openTo(fields, reads);
  const references = Object.entries(open).flatMap(([name, field]) => {
    const of = field.kind === 'list' ? field.of : field;
    return of.kind === 'ref' ? [[name, { kind: 'ref', to: of.to } as const] as const] : [];
  });
  const values = Object.entries(filterOf(open)).map(
    ([name, field]) =>
      [name, field.kind === 'flag' ? ({ kind: 'choice', of: ['true', 'false'] } as const) : field] as const,
  );
  return Object.fromEntries([...values, ...references]);
}

interface ListCallsOptions<F extends Fields> {
  readonly fields: F;
  readonly reads: ReadRules | undefined;
  readonly access: Permission;
  /** Returns the operationId of a call, for `list` or `counts`. */
  readonly id: (call: string) => string;
}

/**
 * Returns the two calls that list records of a stored resource: `list` returns a sorted page of the records that match
 * filters, a condition and a search, with their total; `counts` returns how many records there are for each value of a
 * filter.
 */
/*#__NO_SIDE_EFFECTS__*/
export function listCalls<const F extends Fields>(
  path: `/${string}`,
  { fields, reads, access, id }: ListCallsOptions<F>,
) {
  const narrowing: Fields = {
    ...filtersInQuery(fields, reads),
    where: { kind: 'text', max: 20_000, about: 'a condition on the fields, as JSON' },
    ...searched,
  };
  const record = { kind: 'record', required: true, of: fields } as const;
  return {
    list: endpoint({
      id: id('list'),
      path,
      method: 'GET',
      calls: [],
      about: 'Returns a page of the records, and the number of matching records',
      access,
      effect: 'read',
      query: {
        ...narrowing,
        ...sortedBy(...orderedFields(fields)),
        language: {
          kind: 'choice',
          of: LANGUAGES,
          about: 'choices are sorted by their labels in this language',
        },
        ...pageParameters,
      } as Fields,
      response: {
        kind: 'record',
        required: true,
        of: {
          data: { kind: 'list', required: true, of: record },
          total: { kind: 'number', required: true, integer: true, min: 0 },
        },
      },
    }),
    counts: endpoint({
      id: id('counts'),
      path: `${path}/counts`,
      method: 'GET',
      calls: [],
      about: 'The number of records for each value of a filter, with the other filters unchanged',
      access,
      effect: 'read',
      query: narrowing,
      response: filterCounts,
    }),
  };
}
