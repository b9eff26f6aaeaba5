import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { ownQuery, useAddressPart, withOwnQuery } from './addressPart';

/** Milliseconds until the address follows a change, so that the screen is updated first. */
const FOLLOW = 50;
/** Milliseconds without typing until the address follows a search. */
const SETTLE = 300;

/** Converts the state to and from the query of an address, with its `?`; empty if everything is default. */
export interface AddressCodec<S> {
  readonly read: (query: string) => S;
  readonly write: (state: S) => string;
}

export interface AddressState<S> {
  readonly state: S;
  /** Changes the state; Back undoes it. */
  readonly change: (next: (now: S) => S) => void;
  /** Changes the state on each keystroke: the address gets the final value, and Back leaves the page. */
  readonly type: (next: (now: S) => S) => void;
}

/**
 * Keeps the state of a list in the list's part of the address. The page changes immediately and the address follows,
 * for a search after typing.
 *
 * @param codec must keep its identity between renders
 */
export function useAddressState<S>({ read, write }: AddressCodec<S>): AddressState<S> {
  const location = useLocation();
  const navigate = useNavigate();
  const part = useAddressPart();
  const own = ownQuery(location.search, part);
  const [state, setState] = useState(() => read(own));
  const seen = useRef({ location, own });
  /** Addresses that were written but not rendered yet: one may arrive after the next change. */
  const written = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(state);
  /** True while a change that Back should undo is pending: the next change must not replace its history entry. */
  const pushes = useRef(false);
  /** True if Back or Forward was pressed while a change was pending, and the result is not rendered yet. */
  const left = useRef(false);

  /** Cancels a pending write. @returns true if there was one */
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

  // The address changed through Back, Forward, the menu or a link, not through our own writing.
  // Compare locations, not their text: a quick Back returns before the other address has rendered.
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
    // A link followed immediately must not be undone by an address that was still pending.
    const writeNow = () => {
      if (cancel()) follow();
    };
    // The write would replace the history entry that Back leads to.
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
