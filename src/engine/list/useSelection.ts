import { useSyncExternalStore } from 'react';
import type { Selection } from './selection';

/** Returns true if a row is selected; re-renders only when that changes. */
export const useSelected = (selection: Selection, id: string): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.has(id));

/** Returns the keys of the selected rows that are loaded. */
export const useSelectedIds = (selection: Selection): ReadonlySet<string> =>
  useSyncExternalStore(selection.subscribe, selection.ids);

/** Returns the number of selected rows, loaded or not. */
export const useSelectedCount = (selection: Selection): number =>
  useSyncExternalStore(selection.subscribe, selection.count);
