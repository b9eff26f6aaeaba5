import type { Fields } from '../../../contract/schema/fields';
import type { Viewer } from '../../../contract/schema/where';
import type { SchoolContext } from '../../session/schoolContext';
import type { Resource } from '../declaration/defineResource';
import { isOrdered } from '../declaration/ordered';
import type { ListShape } from '../query/listState';
import { testableByProvider, testables } from '../query/testable';
import { type Shown, shownIn } from '../record/shownIn';
import { requiredFiltersOf } from './requiredFiltersOf';

/** Returns the parts of a list that its address can describe, for a person in this school context. */
export function listShape(
  resource: Resource,
  schoolContext: SchoolContext,
  viewer: Viewer,
  { hidden = [], explicit = false }: Partial<Pick<ListShape, 'hidden' | 'explicit'>> = {},
): ListShape {
  const { list, fields, endpoints } = resource;
  const { chips } = list.filters;
  const named = (declared: readonly (Shown & { readonly field: string })[]) =>
    shownIn(declared, schoolContext, viewer).map(({ field }) => field);
  const takesAny = endpoints.list.answers === 'whole' || endpoints.list.conditions === true;
  const columns = named(list.columns);
  const asked = only(fields, named(list.filters.on ?? []));
  return {
    searches: list.search.length > 0,
    columns,
    // The order by hand is not a column.
    orders: [
      ...columns.filter((field) => isOrdered(endpoints, field)),
      ...(endpoints.reorder ? [list.sort] : []),
    ],
    sort: list.sort,
    filters: only(list.filters.of, [...named(list.filters.show), ...(chips ? [chips] : [])]),
    chips,
    always: requiredFiltersOf(resource, viewer.now),
    testable: takesAny ? testables(asked) : testableByProvider(asked, list.filters.on ?? []),
    pageSizes: list.pageSizes,
    pageSize: list.pageSize,
    hidden: columns.slice(1).filter((name) => hidden.includes(name)),
    optional: list.columns.flatMap(({ field, optional }) =>
      optional && columns.includes(field) ? field : [],
    ),
    explicit,
  };
}

function only(fields: Fields, names: readonly string[]): Fields {
  const found = names.flatMap((name) => {
    const field = fields[name];
    return field ? [[name, field] as const] : [];
  });
  return Object.fromEntries(found);
}
