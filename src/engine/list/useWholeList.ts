import { usePrefetchQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { matches } from '../../../contract/schema/where';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';
import { defaultsOf } from '../query/requiredFilter';
import { isCut, wholeList, wholeListQuery } from '../record/wholeList';
import { useWords } from '../record/words';
import { requiredFiltersOf } from './requiredFiltersOf';
import { createRowIndex } from './rowIndex';

const NONE: readonly Row[] = [];
/** The length of a work slice that causes no noticeable delay, in milliseconds. */
const PIECE = 8;

/** Requests the rows before the surrounding screen is rendered, which takes about as long as the answer. */
export function usePrefetchWholeList(resource: Resource): void {
  const starts = defaultsOf(requiredFiltersOf(resource, viewerOf(useSession()).now));
  usePrefetchQuery(wholeListQuery(useDataProvider(), resource, starts));
}

/**
 * Loads all rows of a resource, with an index for fast search and sorting.
 * @param filter the filters that fill a part of the path
 * @param of field values that a row must have, or contain in a list; other rows are left out
 */
export function useWholeList(
  resource: Resource,
  filter: Readonly<Record<string, string>> = {},
  of?: Readonly<Record<string, string>>,
) {
  const session = useSession();
  const words = useWords(resource);
  const query = useGetList<Row>(
    resource.name,
    { ...wholeList, filter },
    {
      // Structural sharing would compare ten thousand records field by field with the previous ones.
      structuralSharing: false,
    },
  );
  const isLarge = isCut(query);
  // The rows that were loaded last stay until the paged list takes over.
  const [data, setData] = useState(NONE);
  if (!isLarge && query.data && query.data !== data) setData(query.data);
  const rows = useMemo(() => {
    if (!of) return data;
    return data.filter((row) =>
      Object.entries(of).every(([field, value]) => [row[field]].flat().includes(value)),
    );
  }, [data, of]);
  // The clock is read whenever rows arrive: "today" in a list is that of its data.
  const { index, viewer } = useMemo(() => {
    const now = viewerOf(session);
    const { where = { all: [] } } = resource.list.selectable ?? {};
    const selectable = (row: Row) => matches(where, row as never, now);
    return { index: createRowIndex(resource, words, rows, selectable), viewer: now };
  }, [resource, words, rows, session]);

  useEffect(() => {
    let next: ReturnType<typeof setTimeout>;
    const prepare = () => {
      const end = performance.now() + PIECE;
      if (!index.prepare(() => performance.now() > end)) next = setTimeout(prepare, PIECE);
    };
    next = setTimeout(prepare, PIECE);
    return () => clearTimeout(next);
  }, [index]);

  return { query, index, viewer, isLarge };
}
