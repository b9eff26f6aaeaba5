import { useEffect, useMemo, useState } from 'react';
import { useDataProvider, useGetList, useLocaleState } from 'react-admin';
import { MAX_EXPORTED } from '../../../contract/exports/exports';
import type { FilterCount } from '../../../contract/schema/listing';
import { searchable } from '../../../contract/values/search';
import { useCallEndpoint } from '../../api/EngineDataProvider';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';
import type { Pages } from '../declaration/endpoints';
import { conditionsWhere } from '../query/condition';
import { countsFrom } from '../query/filterCounts';
import type { ListShape, ListState } from '../query/listState';
import { pageQuery } from '../query/pageQuery';
import { useLeftList } from './listMemory';
import { readPages } from './readPages';
import { useDebounced } from './useDebounced';
import { useListControl } from './useListControl';
import { useOnly } from './useOnly';
import { type ResourceListScreen, useRowScreenOf } from './useResourceList';
import { useRowsAlone, useRowsSeen } from './useRowsSeen';
import { valuesNotFound } from './valuesNotFound';

const NONE: readonly Row[] = [];
const NOBODY: ReadonlySet<string> = new Set();
const nobody = () => NOBODY;

/**
 * Returns the state of a list that the provider filters, searches, sorts and pages: one page of it, as the address
 * says.
 * @param of filters that always apply; must keep its identity between renders
 */
export function usePagedList(resource: Resource, of?: Readonly<Record<string, string>>): ResourceListScreen {
  const session = useSession();
  const viewer = useMemo(() => viewerOf(session), [session]);
  const { shape, state, change, search: setSearch } = useListControl(resource, viewer);
  const { filters, conditions, order, page: askedPage, perPage, hidden, invalid, search } = state;
  const size = perPage ?? resource.list.pageSize;
  const provider = useDataProvider();
  const run = useCallEndpoint();
  const typed = useDebounced(search.trim());
  const [language] = useLocaleState();
  const takesAny = resource.endpoints.list.conditions === true;
  const asked = useMemo(
    () =>
      ({
        sort: { field: order.field, order: order.descending ? 'DESC' : 'ASC' },
        filter: {
          ...(takesAny
            ? narrowed(shape, filters, conditions)
            : pageQuery(resource.list.filters, shape.testable, filters, conditions, viewer)),
          ...(typed && { q: typed }),
          ...of,
        },
        ...(takesAny && { meta: { paged: true, language } }),
      }) as const,
    [resource, shape, order, filters, conditions, typed, viewer, of, takesAny, language],
  );
  const [known, setKnown] = useState<{ asked: object; size: number; pages: number }>();
  const most = known?.asked === asked && known.size === size ? known.pages : Number.POSITIVE_INFINITY;
  const page = Math.min(askedPage, most);
  const { data, total, error, refetch, isPlaceholderData } = useGetList<Row>(
    resource.name,
    { pagination: { page, perPage: size }, ...asked },
    // The previous page stays until the next one arrives, so that the table does not jump.
    { placeholderData: (before) => before },
  );

  const shown = data ?? NONE;
  const { rows: seen, forget } = useRowsSeen(shown, useLeftList(resource).rows);
  const { only, showOnly } = useOnly(filters, conditions, search, order);
  const alone = useRowsAlone(seen, only, askedPage, size);
  const found = total ?? 0;
  const pages = Math.max(1, Math.ceil(found / size));
  const isTotalKnown = total !== undefined && !isPlaceholderData;
  // If the page of the address no longer exists, the last page is shown.
  const beyond = isTotalKnown && page > pages;
  useEffect(() => {
    if (isTotalKnown) setKnown({ asked, size, pages });
  }, [isTotalKnown, asked, size, pages]);
  const phase = data && !beyond ? 'ready' : error ? 'failed' : 'loading';
  const outdated = Boolean(data && error);
  const awaited = isPlaceholderData || typed !== search.trim();
  const { counts, atOnce } =
    resource.endpoints.list.answers === 'page' ? resource.endpoints.list : ({} as Pages);
  const countFilters = useMemo(
    () =>
      counts &&
      (async () => {
        const query = asked.filter as Readonly<Record<string, string>>;
        const answer = await run(resource.name, counts, { query });
        return countsFrom(shape.filters, answer as readonly FilterCount[]);
      }),
    [run, resource, counts, asked, shape],
  );
  // The values are known only if all results are on this page.
  const notFound = useMemo(
    () =>
      total !== undefined && total <= shown.length
        ? valuesNotFound(typed, () => shown.map(textOfRow))
        : undefined,
    [typed, total, shown],
  );
  const rows = useMemo(() => {
    const again = () => void refetch();
    const most = atOnce ?? Math.max(...resource.list.pageSizes.map(Number));
    const read = (page: number) =>
      provider.getList<Row>(resource.name, { pagination: { page, perPage: most }, ...asked });
    return {
      results: alone?.results ?? shown,
      loaded: seen,
      shown: alone?.shown ?? shown,
      most: (alone?.shown ?? shown).length,
      awaited,
      countFilters,
      readAll: async (onProgress: (rows: number) => void, signal: AbortSignal) =>
        alone?.results ?? readPages(read, MAX_EXPORTED, onProgress, signal),
      total: alone?.results.length ?? found,
      notFound,
      barred: nobody,
      pages: alone?.pages ?? pages,
      phase,
      outdated,
      refetch: again,
    } as const;
  }, [
    resource,
    provider,
    asked,
    shown,
    seen,
    alone,
    found,
    notFound,
    pages,
    phase,
    awaited,
    countFilters,
    outdated,
    refetch,
    atOnce,
  ]);
  const view = useMemo(
    () => ({
      shape,
      filters,
      conditions,
      order,
      page: alone?.page ?? page,
      askedPage,
      perPage,
      hidden,
      invalid,
      change,
      only,
      showOnly,
    }),
    [
      shape,
      filters,
      conditions,
      order,
      alone,
      page,
      askedPage,
      perPage,
      hidden,
      invalid,
      change,
      only,
      showOnly,
    ],
  );
  const row = useRowScreenOf(resource, viewer, seen, hidden, forget);
  return { row, rows, view, search: useMemo(() => ({ search, setSearch }), [search, setSearch]) };
}

/** Builds the request to a provider that takes any condition. */
const narrowed = (
  { testable }: ListShape,
  filters: ListState['filters'],
  conditions: ListState['conditions'],
) => ({
  ...filters,
  ...(conditions.length > 0 && { where: JSON.stringify(conditionsWhere(testable, conditions)) }),
});

const textOfRow = (row: Row): string =>
  searchable(
    Object.values(row)
      .filter((value) => typeof value === 'string')
      .join('\n'),
  );
