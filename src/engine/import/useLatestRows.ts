import { useCallback, useRef } from 'react';

interface Placed {
  readonly position: number;
}

/**
 * Returns a function to be called with the rows of each request. It returns a predicate that is true for an answered
 * row if no later request contains that row, because answers may arrive out of order.
 */
export function useLatestRows() {
  const asked = useRef(new Map<number, number>());
  const count = useRef(0);
  return useCallback((rows: readonly Placed[]) => {
    count.current += 1;
    const mine = count.current;
    for (const { position } of rows) asked.current.set(position, mine);
    return ({ position }: Placed) => asked.current.get(position) === mine;
  }, []);
}
