import { useEffect } from 'react';

let uses = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  uses += by;
  for (const listener of listeners) listener();
}

/** Returns whether a form with unsaved input, a step of a procedure or a dialog is in use. */
export const isInUse = (): boolean => uses > 0;

/** @returns a function that unsubscribes */
export function subscribeToUse(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Reports that something is in use while `active` is true. Meanwhile, no dialog opens that the person did not request.
 */
export function useInUse(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    change(1);
    return () => change(-1);
  }, [active]);
}
