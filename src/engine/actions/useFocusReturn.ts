import { useEffect } from 'react';

/**
 * A closed dialog gives the focus back to the button that opened it. Where that has gone with what was
 * done (the menu of a selection that is over), the heading of the page takes it, not nobody.
 */
export function useFocusReturn(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      setTimeout(() => {
        const lost = !document.activeElement || document.activeElement === document.body;
        if (lost) document.querySelector<HTMLElement>('main h1')?.focus();
      });
    };
  }, [open]);
}
