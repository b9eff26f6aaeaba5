import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { matches, settled, type Where } from '../../../contract/where';
import type { Resource, Row } from '../declaration/defineResource';
import { conditionsWhere } from '../filters/condition';
import { useOwnPreference } from '../look/useOwnPreference';
import { useSurroundings } from '../viewer';
import { useDefaultView } from '../views/useDefaultView';
import { useViews } from '../views/useViews';
import { useWords } from '../words';
import type { ListScreen } from './ListScreen';
import { listShape, shownIn } from './listShape';
import { createSelection } from './selection';
import { useListState } from './useListState';
import { useMarks } from './useMarks';
import { useWholeList } from './useWholeList';
import { keptBy, workRows } from './workRows';

/** The list of a resource: its rows, filtered, searched, ordered and paged as the address says. */
export function useResourceList(resource: Resource): ListScreen {
  const surroundings = useSurroundings();
  const words = useWords(resource);
  const { query, index, viewer } = useWholeList(resource);
  const [selection] = useState(createSelection);
  const marks = useMarks(resource);
  const views = useViews(resource);
  const explicit = views.byDefault !== undefined;
  const [preferred] = useOwnPreference<readonly string[]>(`columns.${resource.name}`, []);
  const shape = useMemo(
    () => listShape(resource, surroundings, viewer, { hidden: preferred, explicit }),
    [resource, surroundings, viewer, preferred, explicit],
  );
  const { state, change, search } = useListState(shape);
  useDefaultView(views.byDefault, state.search === '');
  const columns = useMemo(
    () =>
      shownIn(resource.list.columns, surroundings, viewer).filter(
        ({ field }) => !state.hidden.includes(field),
      ),
    [resource, surroundings, viewer, state.hidden],
  );

  const kept = useMemo(() => {
    const declared = resource.list.filters.where(state.filters) as Where<Row>;
    const where = { all: [declared, conditionsWhere(shape.fields, state.conditions)] };
    const now = settled<Row>(where, viewer);
    return keptBy(index, (row) => matches(now, row, viewer));
  }, [index, resource, shape, state.filters, state.conditions, viewer]);
  const sought = useDeferredValue(state.search);
  const results = useMemo(
    () => workRows(index, kept, sought, state.order),
    [index, kept, sought, state.order],
  );
  const pages = state.perPage === null ? 1 : Math.max(1, Math.ceil(results.length / state.perPage));
  const page = Math.min(state.page, pages);
  const shown = useMemo(
    () =>
      state.perPage === null ? results : results.slice((page - 1) * state.perPage, page * state.perPage),
    [results, page, state.perPage],
  );

  // What is selected is among what is found: nobody acts on rows that they do not see.
  useEffect(() => {
    if (selection.ids().size > 0) selection.keep(new Set(results.map(({ id }) => id)));
  }, [results, selection]);

  const row = useMemo(
    () => ({ resource, words, viewer, columns, selection, marks }),
    [resource, words, viewer, columns, selection, marks],
  );
  return {
    row,
    resource,
    words,
    selection,
    shape,
    state: page === state.page ? state : { ...state, page },
    change,
    search,
    results,
    shown,
    pages,
    phase: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    outdated: Boolean(query.data && query.isError),
    refetch: () => void query.refetch(),
    views,
  };
}
