import { useNavigate } from 'ra-core';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { matches, type Where } from '../../../contract/where';
import type { Resource, Row } from '../declaration/defineResource';
import { conditionsWhere } from '../filters/condition';
import { useMay, useSurroundings } from '../viewer';
import { useWords } from '../words';
import type { ListRows, ListSearch, ListView, RowScreen } from './ListScreen';
import { shownIn } from './listShape';
import { activeFilters } from './listState';
import { createSelection } from './selection';
import { settle } from './settle';
import { useListControl } from './useListControl';
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
  const { query, index, viewer } = useWholeList(resource);
  const { shape, state, change, search: setSearch } = useListControl(resource, viewer);
  const { filters, conditions, order, perPage, hidden, invalid, search } = state;

  const kept = useMemo(() => {
    if (activeFilters({ filters, conditions }) === 0) return undefined;
    const declared = resource.list.filters.where(filters) as Where<Row>;
    const where = settle<Row>({ all: [declared, conditionsWhere(shape.testable, conditions)] }, viewer);
    return keptBy(index, (row) => matches(where, row, viewer));
  }, [index, resource, shape, filters, conditions, viewer]);
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
        awaited: false,
        most: Math.min(perPage ?? Number.POSITIVE_INFINITY, index.rows.length),
        readAll: async () => results,
        total: results.length,
        barred: index.barred,
        pages,
        phase,
        outdated,
        refetch: () => void refetch(),
      }) as const,
    [results, shown, perPage, index, pages, phase, outdated, refetch],
  );
  const view = useMemo(
    () => ({ shape, filters, conditions, order, page, perPage, hidden, invalid, change }),
    [shape, filters, conditions, order, page, perPage, hidden, invalid, change],
  );
  const row = useRowScreenOf(resource, viewer, results, hidden);
  return { row, rows, view, search: useMemo(() => ({ search, setSearch }), [search, setSearch]) };
}

/** What the rows of a list need. @param results what may be selected @param hidden the columns that are not shown */
export function useRowScreenOf(
  resource: Resource,
  viewer: RowScreen['viewer'],
  results: readonly Row[],
  hidden: readonly string[],
): RowScreen {
  const words = useWords(resource);
  const surroundings = useSurroundings();
  const [selection] = useState(createSelection);
  const marks = useMarks(resource);
  const may = useMay();
  const navigate = useNavigate();
  const go = useCallback((path: string) => navigate(path), [navigate]);

  const latest = useRef(results);
  useLayoutEffect(() => {
    latest.current = results;
  }, [results]);
  const found = useCallback(() => latest.current, []);

  // What is selected is among what is found: nobody acts on rows that they do not see.
  useEffect(() => {
    if (selection.ids().size > 0) selection.keep(new Set(results.map(({ id }) => id)));
  }, [results, selection]);

  return useMemo(() => {
    const columns = shownIn(resource.list.columns, surroundings, viewer).filter(
      ({ field }) => !hidden.includes(field),
    );
    const actions = Object.entries(resource.actions).filter(
      ([, action]) => action.on.includes('row') && may(action.can),
    );
    return { resource, words, viewer, columns, selection, found, marks, actions, go };
  }, [resource, words, viewer, surroundings, hidden, selection, found, marks, may, go]);
}
