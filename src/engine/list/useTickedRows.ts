import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { Row } from '../declaration/defineResource';
import { useListRow } from './listContexts';

/**
 * Returns the selected rows for a dialog that shows them: all of them or, if some were never loaded, none, with an
 * error message. A partial list would suggest that the operation covered everything.
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
