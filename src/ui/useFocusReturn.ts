import { useEffect } from 'react';
import { focusIfLost } from './focusIfLost';

/**
 * Returns the focus to the button that opened a dialog when it closes. If that button has disappeared (such as the menu
 * of a selection that was cleared), the heading of the page takes the focus.
 */
export function useFocusReturn(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    return () => focusIfLost('main h1');
  }, [open]);
}
