import { useCallback, useMemo } from 'react';
import { type ListShape, type ListState, readListState, startOf, writeListState } from '../query/listState';
import { useAddressState } from './useAddressState';

/** One and the same: what follows the list's state would be drawn again for another empty list. */
const NONE: ListState['invalid'] = [];

export interface ListStateControl {
  readonly state: ListState;
  /** Changes what is shown and goes back to the first page, unless a page is given. */
  readonly change: (part: Partial<ListState>) => void;
  readonly search: (typed: string) => void;
  /** Shows what this query of an address says, unless something was typed or chosen already; Back leaves the page. */
  readonly open: (query: string) => void;
}

/** What a list shows; it is kept in the address. */
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
    // The page changes by itself, not by going to an address: a key that is pressed meanwhile would be lost there.
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
