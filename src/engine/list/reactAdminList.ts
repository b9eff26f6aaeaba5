import type { ListControllerResult } from 'ra-core';
import type { Row } from '../declaration/defineResource';
import type { ListScreen } from './ListScreen';

/**
 * The list as react-admin's ListContext has it, so that whatever is written for react-admin works inside
 * a ResourceList. The selection is read when asked for: ticking a row must not draw the list again.
 */
export function reactAdminList(screen: ListScreen): ListControllerResult<Row> {
  const { state, change, results, shown, selection, resource } = screen;
  return {
    resource: resource.name,
    data: [...shown],
    total: results.length,
    error: null,
    isPending: screen.phase === 'loading',
    isLoading: screen.phase === 'loading',
    isFetching: false,
    page: state.page,
    perPage: state.perPage ?? results.length,
    hasPreviousPage: state.page > 1,
    hasNextPage: state.page < screen.pages,
    setPage: (page: number) => change({ page }),
    setPerPage: (perPage: number) => change({ perPage }),
    sort: { field: state.order.field, order: state.order.descending ? 'DESC' : 'ASC' },
    setSort: ({ field, order }: { field: string; order: string }) =>
      change({ order: { field, descending: order === 'DESC' } }),
    filterValues: state.filters,
    setFilters: (filters: ListScreen['state']['filters']) => change({ filters }),
    get selectedIds() {
      return [...selection.ids()];
    },
    onSelect: (ids: readonly string[]) => selection.set(ids, true),
    onToggleItem: (id: string) => selection.set([id], !selection.has(id)),
    onUnselectItems: () => selection.keep(new Set()),
    onSelectAll: () =>
      selection.set(
        results.map(({ id }) => id),
        true,
      ),
    getData: async () => [...results],
    refetch: screen.refetch,
    displayedFilters: {},
    showFilter: () => undefined,
    hideFilter: () => undefined,
    defaultTitle: screen.words.say('title'),
    exporter: false,
  } as unknown as ListControllerResult<Row>;
}
