import { useCallback } from 'react';
import { focusIfLost } from '../../ui/focusIfLost';
import { useListRow } from '../list/listContexts';

/** Returns the function that ends the editing of a row, and moves the focus back to the button that started it. */
export function useLeaveRow(id: string): () => void {
  const { edited } = useListRow();
  return useCallback(() => {
    edited.leave(id);
    const row = `[data-row="${CSS.escape(id)}"]`;
    focusIfLost(`${row} button.act`, `${row} a[href]`, 'main h1');
  }, [edited, id]);
}
