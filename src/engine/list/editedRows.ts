import { useSyncExternalStore } from 'react';

/** The keys of the rows of a list that are edited in place, see {@link List.editable}. */
export interface EditedRows {
  ids(): ReadonlySet<string>;
  /** Returns true once after a row began to be edited: only then its first input takes the focus. */
  takeBegun(id: string): boolean;
  edit(id: string): void;
  leave(id: string): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store outside React state, so that editing a row does not re-render the others. */
export function createEditedRows(): EditedRows {
  let edited: ReadonlySet<string> = new Set();
  const begun = new Set<string>();
  const listeners = new Set<() => void>();
  const become = (next: Iterable<string>) => {
    edited = new Set(next);
    for (const listener of listeners) listener();
  };
  return {
    ids: () => edited,
    takeBegun: (id) => begun.delete(id),
    edit(id) {
      begun.add(id);
      become([...edited, id]);
    },
    leave: (id) => become([...edited].filter((one) => one !== id)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Returns the keys of the rows that are edited in place. */
export const useEditedRows = ({ subscribe, ids }: EditedRows): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, ids);
