import { useLocation, useNavigate } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ListShape, type ListState, readListState, writeListState } from './listState';

/** How long after the last key a search goes into the address, in milliseconds. The list does not wait for it. */
const SETTLE = 300;

export interface ListStateControl {
  readonly state: ListState;
  /** Changes what is shown and goes back to the first page, unless a page is given. */
  readonly change: (part: Partial<ListState>) => void;
  readonly search: (typed: string) => void;
}

/** What a list shows. The address is where it is kept; only a search that is being typed is ahead of it. */
export function useListState(shape: ListShape): ListStateControl {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const kept = useMemo(() => readListState(query, shape), [query, shape]);
  const [typed, setTyped] = useState(kept.search);
  const written = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, Forward, the menu or a link: the address changed, and not by our writing.
  useEffect(() => {
    if (query === written.current) return;
    clearTimeout(timer.current);
    written.current = query;
    setTyped(kept.search);
  }, [query, kept]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const state = useMemo(
    () => (typed === kept.search ? kept : { ...kept, search: typed, page: 1 }),
    [kept, typed],
  );
  const latest = useRef(state);
  latest.current = state;

  const write = useCallback(
    (next: ListState, replace: boolean) => {
      clearTimeout(timer.current);
      written.current = writeListState(next, shape);
      navigate({ search: written.current }, { replace });
    },
    [navigate, shape],
  );
  const change = useCallback(
    (part: Partial<ListState>) => write({ ...latest.current, page: 1, invalid: [], ...part }, false),
    [write],
  );
  const search = useCallback(
    (next: string) => {
      setTyped(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write({ ...latest.current, page: 1, search: next }, true), SETTLE);
    },
    [write],
  );
  return { state, change, search };
}
