import type { Exporter, ListControllerResult } from 'react-admin';
import type { Fields } from '../../../contract/schema/fields';
import { commonFilter } from '../actions/commonFilter';
import { selectAllFound } from '../actions/selectAllFound';
import type { Row } from '../declaration/defineResource';
import type { ListView } from '../list/listContexts';
import type { ResourceListScreen } from '../list/useResourceList';

/** Name of the filter that react-admin's search inputs use. */
const SEARCH = 'q';

interface Besides {
  readonly displayedFilters: Readonly<Record<string, true>>;
  readonly setDisplayed: (change: (now: readonly string[]) => readonly string[]) => void;
  readonly exporter: Exporter<Row>;
}

/** Returns a list in the shape of react-admin's ListContext, without the selection, which changes on its own. */
export function listForReactAdmin(
  { row: { selection, resource, words }, rows, view, search: { search, setSearch } }: ResourceListScreen,
  { displayedFilters, setDisplayed, exporter }: Besides,
): Omit<ListControllerResult<Row>, 'selectedIds'> {
  const { results, shown, total, pages, phase, awaited, outdated, barred, refetch, readAll } = rows;
  const { change, order, filters, page, perPage, shape } = view;
  const failed = phase === 'failed' || outdated ? new Error(words.say('title')) : null;

  const narrow = (values: Readonly<Record<string, unknown>>) => {
    const { [SEARCH]: typed = '', ...others } = values;
    if (typed !== search) setSearch(String(typed));
    const next = known(shape.filters, others);
    if (JSON.stringify(next) !== JSON.stringify(filters)) change({ filters: next });
  };
  const replace = (ids: readonly string[]) => {
    selection.keep(new Set());
    const not = barred();
    selection.set(new Set(ids.filter((id) => !not.has(id))), true);
  };

  return {
    resource: resource.name,
    data: phase === 'ready' ? shown : undefined,
    total: phase === 'ready' ? total : undefined,
    meta: undefined,
    error: failed,
    isPending: phase === 'loading',
    isLoading: phase === 'loading',
    isFetching: phase === 'loading' || awaited,
    isPaused: false,
    isPlaceholderData: awaited,
    page,
    perPage: perPage ?? Math.max(1, total),
    hasPreviousPage: page > 1,
    hasNextPage: page < pages,
    setPage: (to: number) => change({ page: to }),
    setPerPage: (size: number) => change({ perPage: sizeFor(shape.pageSizes, size) }),
    sort: { field: order.field, order: order.descending ? 'DESC' : 'ASC' },
    setSort: ({ field, order: to }: { field: string; order: string }) => {
      if (shape.orders.includes(field)) change({ order: { field, descending: to === 'DESC' } });
    },
    filterValues: search ? { ...filters, [SEARCH]: search } : filters,
    setFilters: narrow,
    displayedFilters,
    showFilter: (name: string, value?: unknown) => {
      setDisplayed((now) => [...now, name]);
      if (value !== undefined && value !== '') narrow({ ...filters, [SEARCH]: search, [name]: value });
    },
    hideFilter: (name: string) => {
      setDisplayed((now) => now.filter((one) => one !== name));
      narrow({ ...filters, [SEARCH]: search, [name]: '' });
    },
    onSelect: replace,
    onToggleItem: (id: string) => {
      if (!barred().has(id)) selection.set([id], !selection.has(id));
    },
    onUnselectItems: () => selection.keep(new Set()),
    onSelectAll: () => selectAllFound(selection, rows, commonFilter(resource, view, search)),
    getData: async ({ maxResults }: { maxResults?: number } = {}) =>
      (await readAll(() => undefined, new AbortController().signal)).slice(0, maxResults ?? results.length),
    refetch,
    defaultTitle: words.say('title'),
    exporter,
  } as unknown as Omit<ListControllerResult<Row>, 'selectedIds'>;
}

/** Returns the filters that the list has; an empty value is no filter. */
function known(declared: Fields, values: Readonly<Record<string, unknown>>): ListView['filters'] {
  const given = Object.entries(values).filter(
    (entry): entry is [string, string | boolean] =>
      Object.hasOwn(declared, entry[0]) &&
      (typeof entry[1] === 'boolean' || (typeof entry[1] === 'string' && entry[1] !== '')),
  );
  return Object.fromEntries(given);
}

/** Returns the smallest allowed page size that is at least the requested one, else the last. */
function sizeFor(sizes: ListView['shape']['pageSizes'], asked: number): number | null {
  const enough = sizes.filter((size) => size === null || size >= asked);
  return enough[0] === undefined ? (sizes.at(-1) ?? null) : enough[0];
}
