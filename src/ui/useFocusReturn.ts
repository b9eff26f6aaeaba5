import { useEffect } from 'react';
import { focusIfLost } from './focusIfLost';

/**
 * A closed dialog gives the focus back to the button that opened it. Where that has gone with what was
 * done (the menu of a selection that is over), the heading of the page takes it, not nobody.
 */
export function useFocusReturn(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    return () => focusIfLost('main h1');
  }, [open]);
}
