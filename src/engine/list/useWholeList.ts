import { usePrefetchQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { useEffect, useMemo } from 'react';
import { matches } from '../../../contract/where';
import type { Resource, Row } from '../declaration/defineResource';
import { useSession } from '../SessionContext';
import { viewerOf } from '../viewer';
import { createRowIndex } from './rowIndex';

/** More rows than a school has; the provider answers all of them in one. */
const WHOLE = 20_000;
const NONE: readonly Row[] = [];
/** A piece of work that nobody notices, in milliseconds. */
const PIECE = 8;

/** The parameters under which react-admin keeps a whole list. */
export const wholeList = {
  pagination: { page: 1, perPage: WHOLE },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

/** Asks for the rows before the screen around them is drawn: drawing takes about as long as the answer. */
export function usePrefetchWholeList({ name }: Resource): void {
  const provider = useDataProvider();
  usePrefetchQuery({
    queryKey: [name, 'getList', { ...wholeList, meta: undefined }],
    queryFn: () => provider.getList<Row>(name, wholeList),
  });
}

/** All the rows of a resource, with what makes searching and sorting them quick. */
export function useWholeList(resource: Resource) {
  const session = useSession();
  const query = useGetList<Row>(resource.name, wholeList, {
    // Ten thousand records would be compared field by field with the ones before.
    structuralSharing: false,
  });
  const rows = query.data ?? NONE;
  // The clock is read again whenever rows come in: "today" of a list is that of its data.
  const { index, viewer } = useMemo(() => {
    const { search, columns } = resource.list;
    const ordered = columns.map(({ field }) => field);
    const now = viewerOf(session);
    const { where = { all: [] } } = resource.list.selectable ?? {};
    const selectable = (row: Row) => matches(where, row as never, now);
    return { index: createRowIndex(resource.fields, search, ordered, rows, selectable), viewer: now };
  }, [resource, rows, session]);

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
