import { useSyncExternalStore } from 'react';
import type { Selection } from './selection';

/** Whether a row is ticked; drawn again only when that changes. */
export const useSelected = (selection: Selection, id: string): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.has(id));

/** The ticked rows that are in the browser. */
export const useSelectedIds = (selection: Selection): ReadonlySet<string> =>
  useSyncExternalStore(selection.subscribe, selection.ids);

/** How many rows are ticked, seen or not. */
export const useSelectedCount = (selection: Selection): number =>
  useSyncExternalStore(selection.subscribe, selection.count);
