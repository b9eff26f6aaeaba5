import { useNavigate } from 'ra-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { matches, type Where } from '../../../contract/where';
import type { Resource, Row } from '../declaration/defineResource';
import { useMay, useSurroundings } from '../viewer';
import { useWords } from '../words';
import type { ListRows, ListSearch, ListView, RowScreen } from './ListScreen';
import { listShape, shownIn } from './listShape';
import { createSelection } from './selection';
import { settle } from './settle';
import { useListState } from './useListState';
import { useMarks } from './useMarks';
import { useWholeList } from './useWholeList';
import { keptBy, workRows } from './workRows';

export interface ResourceListScreen {
  readonly row: RowScreen;
  readonly rows: ListRows;
  readonly view: ListView;
  readonly search: ListSearch;
}

/** A list that is read whole: its rows, filtered, searched, ordered and paged as the address says. */
export function useResourceList(resource: Resource): ResourceListScreen {
  const surroundings = useSurroundings();
  const { query, index, viewer } = useWholeList(resource);
  const shape = useMemo(() => listShape(resource, surroundings, viewer), [resource, surroundings, viewer]);
  const { state, change, search: setSearch } = useListState(shape);
  const { filters, order, perPage, invalid, search } = state;

  const kept = useMemo(() => {
    if (Object.keys(filters).length === 0) return undefined;
    const where = settle(resource.list.filters.where(filters) as Where<Row>, viewer);
    return keptBy(index, (row) => matches(where, row, viewer));
  }, [index, resource, filters, viewer]);
  const results = useMemo(() => workRows(index, kept, search, order), [index, kept, search, order]);
  const pages = perPage === null ? 1 : Math.max(1, Math.ceil(results.length / perPage));
  const page = Math.min(state.page, pages);
  const shown = useMemo(
    () => (perPage === null ? results : results.slice((page - 1) * perPage, page * perPage)),
    [results, page, perPage],
  );

  const { refetch } = query;
  const phase = query.data ? 'ready' : query.isError ? 'failed' : 'loading';
  const outdated = Boolean(query.data && query.isError);
  const rows = useMemo(
    () =>
      ({
        results,
        shown,
        total: results.length,
        barred: index.barred,
        pages,
        phase,
        outdated,
        refetch: () => void refetch(),
      }) as const,
    [results, shown, index, pages, phase, outdated, refetch],
  );
  const view = useMemo(
    () => ({ shape, filters, order, page, perPage, invalid, change }),
    [shape, filters, order, page, perPage, invalid, change],
  );
  const row = useRowScreenOf(resource, viewer, results);
  return { row, rows, view, search: useMemo(() => ({ search, setSearch }), [search, setSearch]) };
}

/** What the rows of a list need. @param results what may be selected */
export function useRowScreenOf(
  resource: Resource,
  viewer: RowScreen['viewer'],
  results: readonly Row[],
): RowScreen {
  const words = useWords(resource);
  const surroundings = useSurroundings();
  const [selection] = useState(createSelection);
  const marks = useMarks(resource);
  const may = useMay();
  const navigate = useNavigate();
  const go = useCallback((path: string) => navigate(path), [navigate]);

  // What is selected is among what is found: nobody acts on rows that they do not see.
  useEffect(() => {
    if (selection.ids().size > 0) selection.keep(new Set(results.map(({ id }) => id)));
  }, [results, selection]);

  return useMemo(() => {
    const columns = shownIn(resource.list.columns, surroundings, viewer);
    const actions = Object.entries(resource.actions).filter(
      ([, action]) => action.on.includes('row') && may(action.can),
    );
    return { resource, words, viewer, columns, selection, marks, actions, go };
  }, [resource, words, viewer, surroundings, selection, marks, may, go]);
}
