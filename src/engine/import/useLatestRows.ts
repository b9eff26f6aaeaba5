import { useCallback, useRef } from 'react';

interface Placed {
  readonly position: number;
}

/** Tells of answers about rows whether they are to what was asked last of each: they may come in another order. */
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
