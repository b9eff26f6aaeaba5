import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { whyWithheld } from '../../../contract/permissions/permissions';
import { filterWhere } from '../../../contract/schema/filterMeaning';
import { matches, type Viewer, type Where } from '../../../contract/schema/where';
import { useSession } from '../../session/SessionContext';
import { useMay, useSchoolContext, viewerOf } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';
import { conditionsWhere } from '../query/condition';
import { countRows } from '../query/filterCounts';
import { activeFilters, type ListShape, type ListState, parseSort } from '../query/listState';
import { optionalFilters } from '../query/requiredFilter';
import { resolveWhere } from '../query/resolveWhere';
import { available } from '../record/available';
import { fromList, listQuery } from '../record/listQuery';
import { OPENED_AS_DIALOG } from '../record/openedAsDialog';
import { useLinks } from '../record/related';
import { shownIn } from '../record/shownIn';
import { useWords } from '../record/words';
import { useAddressPart } from './addressPart';
import { createEditedRows } from './editedRows';
import { filterMask, findAndSortRows } from './findAndSortRows';
import type { ListRowState, ListRows, ListSearch, ListView } from './listContexts';
import { rememberLeft, useLeftList } from './listMemory';
import type { RowIndex } from './rowIndex';
import { createSelection } from './selection';
import { useBadges } from './useBadges';
import { useListControl } from './useListControl';
import { useOnly } from './useOnly';
import { useOpenedWith } from './useOpenedWith';
import { useWholeList } from './useWholeList';
import { valuesNotFound } from './valuesNotFound';

export interface ResourceListScreen {
  readonly row: ListRowState;
  readonly rows: ListRows;
  readonly view: ListView;
  readonly search: ListSearch;
}

/**
 * Returns the state of a list that is loaded whole: its rows are filtered, searched, sorted and paged as the address
 * says.
 * @param of field values that a row must have to be in the list; must keep its identity between renders
 * @param switchToPaged called once the list has more records than are loaded at once
 */
export function useResourceList(
  resource: Resource,
  of?: Readonly<Record<string, string>>,
  switchToPaged?: () => void,
): ResourceListScreen {
  const session = useSession();
  const opened = useMemo(() => viewerOf(session), [session]);
  const { shape, state, change, search: setSearch } = useListControl(resource, opened);
  const { filters, conditions, order, page: askedPage, perPage, hidden, invalid, search } = state;
  const { query, index, viewer, isLarge } = useWholeList(resource, asked(shape, filters), of);

  const kept = useMemo(() => {
    if (activeFilters({ filters: optionalFilters(filters, shape), conditions }) === 0) return undefined;
    const where = keptWhere(resource, shape, filters, conditions, viewer);
    return filterMask(index, (row) => matches(where, row, viewer));
  }, [index, resource, shape, filters, conditions, viewer]);
  const { only, showOnly } = useOnly(filters, conditions, search);
  const results = useMemo(() => {
    if (!only) return findAndSortRows(index, kept, search, order);
    return findAndSortRows(
      index,
      filterMask(index, ({ id }) => only.has(id)),
      '',
      order,
    );
  }, [index, kept, search, order, only]);
  const notFound = useMemo(() => valuesNotFound(search, () => textsOf(index, kept)), [index, kept, search]);
  const pages = perPage === null ? 1 : Math.max(1, Math.ceil(results.length / perPage));
  const page = Math.min(askedPage, pages);
  const shown = useMemo(
    () => (perPage === null ? results : results.slice((page - 1) * perPage, page * perPage)),
    [results, page, perPage],
  );

  const countFilters = useCallback(
    (signal: AbortSignal) => {
      const found = findAndSortRows(index, undefined, search, parseSort(resource.list.sort));
      const keeps = (name: string, value: string | boolean) => {
        const where = keptWhere(resource, shape, { ...filters, [name]: value }, conditions, viewer);
        return (row: Row) => matches(where, row, viewer);
      };
      // Rows for other values of a required filter are not loaded, so they cannot be counted.
      const counted = Object.entries(shape.filters).filter(([name]) => !(name in (shape.always ?? {})));
      return countRows(Object.fromEntries(counted), found, keeps, signal);
    },
    [index, resource, shape, filters, conditions, search, viewer],
  );

  const { refetch } = query;
  const row = useRowScreenOf(resource, viewer, index.rows, hidden);
  const { selection, ticked } = row;
  const part = useAddressPart();
  useLayoutEffect(() => {
    if (!isLarge || !switchToPaged) return;
    if (part === undefined)
      rememberLeft(resource, { selected: selection.ids(), rows: ticked(), isSwitching: true });
    switchToPaged();
  }, [isLarge, switchToPaged, part, resource, selection, ticked]);
  const begin = useOpenedWith(row.selection, index.rows, query.isSuccess && !query.isFetching, showOnly);
  const phase = query.data ? 'ready' : query.isError ? 'failed' : 'loading';
  const outdated = Boolean(query.data && query.isError);
  const rows = useMemo(
    () =>
      ({
        results,
        loaded: index.rows,
        shown,
        awaited: false,
        countFilters,
        most: Math.min(perPage ?? Number.POSITIVE_INFINITY, index.rows.length),
        readAll: async () => results,
        total: results.length,
        notFound,
        barred: index.barred,
        pages,
        phase,
        outdated,
        refetch: () => void refetch(),
      }) as const,
    [results, shown, countFilters, notFound, perPage, index, pages, phase, outdated, refetch],
  );
  const view = useMemo(
    () => ({
      shape,
      filters,
      conditions,
      order,
      page,
      askedPage,
      perPage,
      hidden,
      invalid,
      change,
      only,
      showOnly,
      begin,
    }),
    [
      shape,
      filters,
      conditions,
      order,
      page,
      askedPage,
      perPage,
      hidden,
      invalid,
      change,
      only,
      showOnly,
      begin,
    ],
  );
  return { row, rows, view, search: useMemo(() => ({ search, setSearch }), [search, setSearch]) };
}

const nothing = () => undefined;

/** Returns the searched texts of the rows that the filters keep. */
function* textsOf(index: RowIndex<Row>, kept: Uint8Array | undefined) {
  for (let position = 0; position < index.rows.length; position += 1)
    if (kept?.[position] !== 0) yield index.text(position);
}

/** Returns the filters that are sent to the provider because they fill a part of the list's path. */
const asked = ({ always = {} }: ListShape, filters: ListState['filters']): Record<string, string> =>
  Object.fromEntries(Object.keys(always).map((name) => [name, String(filters[name])]));

/** Returns the predicate of filters and conditions, evaluated now. */
function keptWhere(
  resource: Resource,
  shape: ListShape,
  filters: ListView['filters'],
  conditions: ListView['conditions'],
  viewer: Viewer,
): Where<Row> {
  const declared = filterWhere<Row>(resource.list.filters.means, filters);
  return resolveWhere<Row>({ all: [declared, conditionsWhere(shape.testable, conditions)] }, viewer);
}

/**
 * Returns the context value for the rows of a list: selection, badges, permissions and navigation.
 *
 * @param known the rows that are loaded or were seen
 * @param hidden names of the hidden columns
 * @param forget removes a row from the ones that a paged list remembers; a list that is loaded whole remembers none
 */
export function useRowScreenOf(
  resource: Resource,
  viewer: ListRowState['viewer'],
  known: readonly Row[],
  hidden: readonly string[],
  forget: ListRowState['forget'] = nothing,
): ListRowState {
  const words = useWords(resource);
  const schoolContext = useSchoolContext();
  const leftBefore = useLeftList(resource);
  const [selection] = useState(() => createSelection(leftBefore.selected));
  const [edited] = useState(createEditedRows);
  const badges = useBadges(resource);
  const may = useMay();
  const linkOf = useLinks(resource);
  const navigate = useNavigate();
  const query = useRef('');
  const { search } = useLocation();
  // The query of a page that contains this list must not be stored as the query of the list's own page.
  const part = useAddressPart();
  query.current = part === undefined ? search : '';
  const go = useCallback(
    (path: string) => navigate(path, { state: fromList(resource.path, listQuery(resource.path, undefined)) }),
    [navigate, resource],
  );
  const over = useCallback(
    (pathname: string) => navigate({ pathname, search: query.current }, { state: OPENED_AS_DIALOG }),
    [navigate],
  );

  const latest = useRef(known);
  useLayoutEffect(() => {
    latest.current = known;
  }, [known]);
  const ticked = useCallback(() => {
    const ids = selection.ids();
    return latest.current.filter(({ id }) => ids.has(id));
  }, [selection]);

  // A selection survives another search, but deleted records leave it.
  const isLoaded = useRef(false);
  useEffect(() => {
    isLoaded.current ||= known.length > 0;
    if (isLoaded.current && selection.ids().size > 0) selection.keep(new Set(known.map(({ id }) => id)));
  }, [known, selection]);
  useEffect(() => {
    if (part !== undefined) return undefined;
    return () => rememberLeft(resource, { selected: selection.ids(), rows: ticked() });
  }, [part, resource, selection, ticked]);

  return useMemo(() => {
    const columns = shownIn(resource.list.columns, schoolContext, viewer).filter(
      ({ field }) => !hidden.includes(field),
    );
    const actions = available(resource, 'row', { may, schoolContext, viewer });
    const procedures = Object.entries(resource.procedures).filter(([, { can }]) => may(can));
    const { delete: removal, update } = resource.can;
    const edits = resource.list.editable === true && update !== undefined && may(update);
    const removes =
      removal !== undefined && (may(removal) || whyWithheld(viewer.roles ?? [], removal) !== undefined);
    return {
      resource,
      words,
      viewer,
      columns,
      selection,
      ticked,
      badges,
      actions,
      procedures,
      linkOf,
      removes,
      edited,
      edits,
      over,
      go,
      forget,
    };
  }, [
    resource,
    words,
    viewer,
    schoolContext,
    hidden,
    selection,
    ticked,
    edited,
    badges,
    may,
    linkOf,
    over,
    go,
    forget,
  ]);
}
