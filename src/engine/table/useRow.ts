import { useSyncExternalStore } from 'react';
import { useActions } from '../actions/ActionsContext';
import type { Row } from '../declaration/defineResource';
import { useListRow } from '../list/listContexts';
import { useSelected } from '../list/useSelection';

/**
 * Returns the state of a row: whether it is selected, and the reason if the last action on it failed. The row
 * re-renders only when these change.
 */
export function useRow(row: Row) {
  const screen = useListRow();
  const actions = useActions();
  const { outcomes } = actions;
  const selected = useSelected(screen.selection, row.id);
  const failed = useSyncExternalStore(outcomes.subscribe, () => outcomes.reason(row.id));
  return { screen, actions, selected, failed };
}
