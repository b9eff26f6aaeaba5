import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { ownQuery, useAddressPart, withOwnQuery } from './addressPart';

/** How long after a change the address follows, in milliseconds: the screen comes first, a search when it is typed. */
const FOLLOW = 50;
const SETTLE = 300;

/** How what is shown is written as the query of an address, with its `?`; empty where there is nothing to say. */
export interface AddressCodec<S> {
  readonly read: (query: string) => S;
  readonly write: (state: S) => string;
}

export interface AddressState<S> {
  readonly state: S;
  /** Shows something else; Back undoes it. */
  readonly change: (next: (now: S) => S) => void;
  /** The same as it is typed, letter by letter: the address has what it came to, and Back leaves the page. */
  readonly type: (next: (now: S) => S) => void;
}

/**
 * What a list shows. It is kept in the address, in the part of the list; the page changes at once and the address follows,
 * a search when it has been typed.
 *
 * @param codec one and the same from one drawing to the next
 */
export function useAddressState<S>({ read, write }: AddressCodec<S>): AddressState<S> {
  const location = useLocation();
  const navigate = useNavigate();
  const part = useAddressPart();
  const own = ownQuery(location.search, part);
  const [state, setState] = useState(() => read(own));
  const seen = useRef({ location, own });
  /** What was written and is not drawn yet: an address may come after the next change. */
  const written = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(state);
  /** A change that Back undoes is still to be written: what follows at once must not take its place. */
  const pushes = useRef(false);
  /** Back or Forward was pressed while something was still to be written, and is not drawn yet. */
  const left = useRef(false);

  /** @returns whether something was still to be written, which it no longer is */
  const cancel = useCallback((): boolean => {
    const waited = timer.current !== undefined;
    clearTimeout(timer.current);
    timer.current = undefined;
    return waited;
  }, []);
  const become = useCallback(
    (next: S) => {
      cancel();
      latest.current = next;
      setState(next);
    },
    [cancel],
  );
  const follow = useCallback(() => {
    const search = write(latest.current);
    written.current.push(search);
    timer.current = undefined;
    navigate(
      { search: withOwnQuery(seen.current.location.search, part, search) },
      { replace: !pushes.current },
    );
    pushes.current = false;
  }, [navigate, write, part]);

  // Back, Forward, the menu or a link: the address changed, and not by our writing.
  // Told by each location, not by its text: who is quick with Back returns before the other address is drawn.
  useEffect(() => {
    const before = seen.current;
    if (location === before.location) return;
    seen.current = { location, own };
    const waiting = written.current;
    const ours = waiting.lastIndexOf(own);
    written.current = ours < 0 ? [] : waiting.slice(ours + 1);
    const same = waiting.length === 0 && own === before.own && !left.current;
    left.current = false;
    if (ours >= 0 || same) return;
    pushes.current = false;
    become(read(own));
  }, [location, own, read, become]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // Who follows a link at once is not fetched back by an address that was still to be written.
    const writeNow = () => {
      if (cancel()) follow();
    };
    // It would take the place of the address that is gone back to.
    const drop = () => {
      if (cancel()) left.current = true;
    };
    document.addEventListener('click', writeNow, true);
    window.addEventListener('popstate', drop);
    return () => {
      document.removeEventListener('click', writeNow, true);
      window.removeEventListener('popstate', drop);
    };
  }, [follow, cancel]);

  const change = useCallback(
    (next: (now: S) => S) => {
      become(next(latest.current));
      pushes.current = true;
      timer.current = setTimeout(follow, FOLLOW);
    },
    [become, follow],
  );
  const type = useCallback(
    (next: (now: S) => S) => {
      become(next(latest.current));
      timer.current = setTimeout(follow, SETTLE);
    },
    [become, follow],
  );
  return useMemo(() => ({ state, change, type }), [state, change, type]);
}
