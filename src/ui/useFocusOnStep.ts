import { useEffect, useRef } from 'react';
import { focusIfLost } from './focusIfLost';

/**
 * Moves the focus to the heading of the page when a step replaces another and the focused element disappears with it.
 *
 * @param step a different value for each step
 */
export function useFocusOnStep(step: unknown): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) focusIfLost('main h1');
    before.current = step;
  }, [step]);
}
