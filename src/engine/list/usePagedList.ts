import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import type { Resource, Row } from '../declaration/defineResource';
import { useSession } from '../SessionContext';
import { useSurroundings, viewerOf } from '../viewer';
import { listShape } from './listShape';
import { useListState } from './useListState';
import { type ResourceListScreen, useRowScreenOf } from './useResourceList';

const NONE: readonly Row[] = [];
const NOBODY: ReadonlySet<string> = new Set();
const nobody = () => NOBODY;

/** A list that the provider filters and pages: one page of it, as the address says. */
export function usePagedList(resource: Resource): ResourceListScreen {
  const session = useSession();
  const surroundings = useSurroundings();
  const viewer = useMemo(() => viewerOf(session), [session]);
  const shape = useMemo(() => listShape(resource, surroundings, viewer), [resource, surroundings, viewer]);
  const { state, change, search: setSearch } = useListState(shape);
  const { filters, order, page, perPage, invalid, search } = state;
  const size = perPage ?? resource.list.pageSize;
  const { data, total, error, refetch } = useGetList<Row>(
    resource.name,
    {
      pagination: { page, perPage: size },
      sort: { field: order.field, order: order.descending ? 'DESC' : 'ASC' },
      filter: filters,
    },
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
    return {
      results: shown,
      shown,
      total: found,
      barred: nobody,
      pages,
      phase,
      outdated,
      refetch: again,
    } as const;
  }, [shown, found, size, phase, outdated, refetch]);
  const view = useMemo(
    () => ({ shape, filters, order, page, perPage, invalid, change }),
    [shape, filters, order, page, perPage, invalid, change],
  );
  const row = useRowScreenOf(resource, viewer, shown);
  return { row, rows, view, search: useMemo(() => ({ search, setSearch }), [search, setSearch]) };
}
