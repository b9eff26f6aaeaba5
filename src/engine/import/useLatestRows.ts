import { useCallback, useRef } from 'react';

interface Placed {
  readonly position: number;
}

/**
 * Returns a function that tells whether an answer belongs to the latest request for its rows, because answers may
 * arrive out of order.
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
