import { useCallback, useMemo } from 'react';
import { type ListShape, type ListState, readListState, startOf, writeListState } from '../query/listState';
import { useAddressState } from './useAddressState';

/** A constant, because a new empty array each time would re-render everything that depends on the list's state. */
const NONE: ListState['invalid'] = [];

export interface ListStateControl {
  readonly state: ListState;
  /** Changes the state and returns to the first page, unless a page is given. */
  readonly change: (part: Partial<ListState>) => void;
  readonly search: (typed: string) => void;
  /** Applies the query of an address, unless the person already typed or chose something; Back leaves the page. */
  readonly open: (query: string) => void;
}

/** Keeps the state of a list in the address. */
export function useListState(shape: ListShape): ListStateControl {
  const codec = useMemo(
    () => ({
      read: (query: string) => readListState(query, shape),
      write: (state: ListState) => writeListState(state, shape),
    }),
    [shape],
  );
  const { state, change, type } = useAddressState(codec);
  return {
    state,
    change: useCallback(
      (part: Partial<ListState>) => change((now) => ({ ...now, page: 1, invalid: NONE, ...part })),
      [change],
    ),
    search: useCallback(
      (search: string) => type((now) => ({ ...now, page: 1, invalid: NONE, search })),
      [type],
    ),
    // The state changes directly and not through navigation, which would lose a key pressed in the meantime.
    open: useCallback(
      (query: string) => {
        const { read, write } = codec;
        const untouched = write(startOf(shape));
        type((now) => (write(now) === untouched ? read(query) : now));
      },
      [codec, shape, type],
    ),
  };
}
