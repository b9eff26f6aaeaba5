import { usePrefetchQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useDataProvider, useGetList } from 'react-admin';
import { matches } from '../../../contract/schema/where';
import { useSession } from '../../session/SessionContext';
import { viewerOf } from '../../session/viewer';
import type { Resource, Row } from '../declaration/defineResource';
import { defaultsOf } from '../query/requiredFilter';
import { wholeList, wholeListQuery } from '../record/wholeList';
import { useWords } from '../record/words';
import { requiredFiltersOf } from './requiredFiltersOf';
import { createRowIndex } from './rowIndex';

const NONE: readonly Row[] = [];
/** A piece of work that nobody notices, in milliseconds. */
const PIECE = 8;

/** Asks for the rows before the screen around them is drawn: drawing takes about as long as the answer. */
export function usePrefetchWholeList(resource: Resource): void {
  const starts = defaultsOf(requiredFiltersOf(resource, viewerOf(useSession()).now));
  usePrefetchQuery(wholeListQuery(useDataProvider(), resource, starts));
}

/**
 * All the rows of a resource, with what makes searching and sorting them quick.
 * @param filter the filters that fill a part of its address
 * @param of values that all of the rows have, or have among others
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
      // Ten thousand records would be compared field by field with the ones before.
      structuralSharing: false,
    },
  );
  const { data = NONE } = query;
  const rows = useMemo(() => {
    if (!of) return data;
    return data.filter((row) =>
      Object.entries(of).every(([field, value]) => [row[field]].flat().includes(value)),
    );
  }, [data, of]);
  // The clock is read again whenever rows come in: "today" of a list is that of its data.
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

  return { query, index, viewer };
}
