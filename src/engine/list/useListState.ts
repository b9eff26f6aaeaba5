import { useLocation, useNavigate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ListShape, type ListState, readListState, writeListState } from './listState';

/** How long after a change the address follows, in milliseconds: the screen comes first, a search when it is typed. */
const FOLLOW = 50;
const SETTLE = 300;
/** One and the same: what follows the list's state would be drawn again for another empty list. */
const NONE: ListState['invalid'] = [];

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
  const location = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState(() => readListState(location.search, shape));
  const written = useRef(location.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(state);
  /** A change that Back undoes is still to be written: what follows at once must not take its place. */
  const pushes = useRef(false);

  const become = useCallback((next: ListState) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = next;
    setState(next);
  }, []);
  const write = useCallback(() => {
    written.current = writeListState(latest.current, shape);
    timer.current = undefined;
    navigate({ search: written.current }, { replace: !pushes.current });
    pushes.current = false;
  }, [navigate, shape]);

  // Back, Forward, the menu or a link: the address changed, and not by our writing.
  // Told by each location, not by its text: who is quick with Back returns before the other address is drawn.
  useEffect(() => {
    const { search: query } = location;
    if (query === written.current) return;
    written.current = query;
    pushes.current = false;
    become(readListState(query, shape));
  }, [location, shape, become]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Who follows a link at once is not fetched back by an address that was still to be written.
  useEffect(() => {
    const now = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      write();
    };
    document.addEventListener('click', now, true);
    return () => document.removeEventListener('click', now, true);
  }, [write]);

  const change = useCallback(
    (part: Partial<ListState>) => {
      become({ ...latest.current, page: 1, invalid: NONE, ...part });
      pushes.current = true;
      timer.current = setTimeout(write, FOLLOW);
    },
    [become, write],
  );
  const search = useCallback(
    (typed: string) => {
      become({ ...latest.current, page: 1, invalid: NONE, search: typed });
      timer.current = setTimeout(write, SETTLE);
    },
    [become, write],
  );
  return { state, change, search };
}
