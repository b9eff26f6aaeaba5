import { useLocation, useNavigate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ListShape, type ListState, readListState, writeListState } from './listState';

/** How long after the last key a search goes into the address, in milliseconds. The list does not wait for it. */
const SETTLE = 300;

export interface ListStateControl {
  readonly state: ListState;
  /** Changes what is shown and goes back to the first page, unless a page is given. */
  readonly change: (part: Partial<ListState>) => void;
  readonly search: (typed: string) => void;
}

/**
 * What a list shows. The address is where it is kept; the list itself changes at once and the address
 * follows, a search when it has been typed.
 */
export function useListState(shape: ListShape): ListStateControl {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(() => readListState(query, shape));
  const written = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(state);

  const become = useCallback((next: ListState) => {
    clearTimeout(timer.current);
    latest.current = next;
    setState(next);
  }, []);
  const write = useCallback(
    (replace: boolean) => {
      written.current = writeListState(latest.current, shape);
      navigate({ search: written.current }, { replace });
    },
    [navigate, shape],
  );

  // Back, Forward, the menu or a link: the address changed, and not by our writing.
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    become(readListState(query, shape));
  }, [query, shape, become]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (part: Partial<ListState>) => {
      become({ ...latest.current, page: 1, invalid: [], ...part });
      write(false);
    },
    [become, write],
  );
  const search = useCallback(
    (typed: string) => {
      become({ ...latest.current, page: 1, invalid: [], search: typed });
      timer.current = setTimeout(() => write(true), SETTLE);
    },
    [become, write],
  );
  return { state, change, search };
}
