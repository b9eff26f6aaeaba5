import { useDataProvider, useGetList } from 'ra-core';
import { useMemo } from 'react';
import { MOST_EXPORTED } from '../../../contract/exports';
import type { Resource, Row } from '../declaration/defineResource';
import { pageQuery } from '../filters/pageQuery';
import { useSession } from '../SessionContext';
import { viewerOf } from '../viewer';
import { readPages } from './readPages';
import { useListControl } from './useListControl';
import { type ResourceListScreen, useRowScreenOf } from './useResourceList';

const NONE: readonly Row[] = [];
const NOBODY: ReadonlySet<string> = new Set();
const nobody = () => NOBODY;

/** A list that the provider filters and pages: one page of it, as the address says. */
export function usePagedList(resource: Resource): ResourceListScreen {
  const session = useSession();
  const viewer = useMemo(() => viewerOf(session), [session]);
  const { shape, state, change, search: setSearch } = useListControl(resource, viewer);
  const { filters, conditions, order, page, perPage, hidden, invalid, search } = state;
  const size = perPage ?? resource.list.pageSize;
  const provider = useDataProvider();
  const asked = useMemo(
    () =>
      ({
        sort: { field: order.field, order: order.descending ? 'DESC' : 'ASC' },
        filter: pageQuery(resource.list.filters, shape.testable, filters, conditions, viewer),
      }) as const,
    [resource, shape, order, filters, conditions, viewer],
  );
  const { data, total, error, refetch, isPlaceholderData } = useGetList<Row>(
    resource.name,
    { pagination: { page, perPage: size }, ...asked },
    // The page before stays until the next one is there: the table does not jump.
    { placeholderData: (before) => before },
  );

  const shown = data ?? NONE;
  const found = total ?? 0;
  const phase = data ? 'ready' : error ? 'failed' : 'loading';
  const outdated = Boolean(data && error);
  const rows = useMemo(() => {
    const pages = Math.max(1, Math.ceil(found / size));
    const again = () => void refetch();
    const most = Math.max(...resource.list.pageSizes.map(Number));
    const read = (page: number) =>
      provider.getList<Row>(resource.name, { pagination: { page, perPage: most }, ...asked });
    return {
      results: shown,
      shown,
      most: shown.length,
      awaited: isPlaceholderData,
      readAll: (told: (rows: number) => void, signal: AbortSignal) =>
        readPages(read, MOST_EXPORTED, told, signal),
      total: found,
      barred: nobody,
      pages,
      phase,
      outdated,
      refetch: again,
    } as const;
  }, [resource, provider, asked, shown, found, size, phase, isPlaceholderData, outdated, refetch]);
  const view = useMemo(
    () => ({ shape, filters, conditions, order, page, perPage, hidden, invalid, change }),
    [shape, filters, conditions, order, page, perPage, hidden, invalid, change],
  );
  const row = useRowScreenOf(resource, viewer, shown, hidden);
  return { row, rows, view, search: useMemo(() => ({ search, setSearch }), [search, setSearch]) };
}
