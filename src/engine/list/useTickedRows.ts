import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { Row } from '../declaration/defineResource';
import { useListRow } from './listContexts';

/**
 * Returns a function that returns the selected rows for a dialog that shows them. If some were never loaded, it returns
 * undefined and shows an error message, because a partial list would suggest that the operation covered everything.
 */
export function useTickedRows(): () => readonly Row[] | undefined {
  const { selection, ticked } = useListRow();
  const notify = useNotify();
  return useCallback(() => {
    const rows = ticked();
    if (rows.length >= selection.count()) return rows;
    notify('engine.list.notAllRead', { type: 'warning' });
    return undefined;
  }, [selection, ticked, notify]);
}
