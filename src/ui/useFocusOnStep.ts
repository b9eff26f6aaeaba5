import { useEffect, useRef } from 'react';
import { focusIfLost } from './focusIfLost';

/**
 * Where one step of a page makes way for another, and what had the focus goes with it, the heading of the page takes it,
 * not nobody.
 *
 * @param step another value for each step
 */
export function useFocusOnStep(step: unknown): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) focusIfLost('main h1');
    before.current = step;
  }, [step]);
}
