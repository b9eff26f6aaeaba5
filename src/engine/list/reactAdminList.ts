import type { ListControllerResult } from 'react-admin';
import type { Row } from '../declaration/defineResource';
import type { ListView } from './ListScreen';
import type { ResourceListScreen } from './useResourceList';

/**
 * The list as react-admin's ListContext has it, so that whatever is written for react-admin works inside
 * a ResourceList. The selection is read when asked for: ticking a row must not draw the list again.
 */
export function reactAdminList({
  row: { selection, resource, words },
  rows: { results, shown, total, pages, phase, refetch },
  view,
}: Omit<ResourceListScreen, 'search'>): ListControllerResult<Row> {
  const { change, order, filters, page, perPage } = view;
  return {
    resource: resource.name,
    data: shown,
    total,
    error: null,
    isPending: phase === 'loading',
    isLoading: phase === 'loading',
    isFetching: false,
    page,
    perPage: perPage ?? results.length,
    hasPreviousPage: page > 1,
    hasNextPage: page < pages,
    setPage: (to: number) => change({ page: to }),
    setPerPage: (size: number) => change({ perPage: size }),
    sort: { field: order.field, order: order.descending ? 'DESC' : 'ASC' },
    setSort: (sort: { field: string; order: string }) =>
      change({ order: { field: sort.field, descending: sort.order === 'DESC' } }),
    filterValues: filters,
    setFilters: (values: ListView['filters']) => change({ filters: values }),
    get selectedIds() {
      return [...selection.ids()];
    },
    onSelect: (ids: readonly string[]) => selection.set(ids, true),
    onToggleItem: (id: string) => selection.set([id], !selection.has(id)),
    onUnselectItems: () => selection.keep(new Set()),
    onSelectAll: () => selection.set(ids(results), true),
    getData: async () => [...results],
    refetch,
    displayedFilters: {},
    showFilter: () => undefined,
    hideFilter: () => undefined,
    defaultTitle: words.say('title'),
    exporter: false,
  } as unknown as ListControllerResult<Row>;
}

const ids = (rows: readonly Row[]) => rows.map(({ id }) => id);
