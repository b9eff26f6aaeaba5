import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { Row } from '../declaration/defineResource';
import { useRowScreen } from './ListScreen';

/**
 * Gives the rows that are ticked, for a dialog that shows them: all of them or, where some were never in the browser,
 * none, and says why. With a part of them people would believe that it was done for all.
 */
export function useTickedRows(): () => readonly Row[] | undefined {
  const { selection, ticked } = useRowScreen();
  const notify = useNotify();
  return useCallback(() => {
    const rows = ticked();
    if (rows.length >= selection.count()) return rows;
    notify('engine.list.notAllRead', { type: 'warning' });
    return undefined;
  }, [selection, ticked, notify]);
}
