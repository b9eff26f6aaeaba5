import { createContext, useContext } from 'react';
import type { Fields } from '../../../contract/fields';
import type { Viewer } from '../../../contract/where';
import type { Column } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import type { Views } from '../views/useViews';
import type { Words } from '../words';
import type { ListShape, ListState } from './listState';
import type { Selection } from './selection';
import type { Marks } from './useMarks';

/** What rows need: it stays the same while somebody types or sorts, so that rows stay as they are. */
export interface RowScreen {
  readonly resource: Resource;
  readonly words: Words;
  readonly viewer: Viewer;
  readonly columns: readonly Column<Fields>[];
  readonly selection: Selection;
  readonly marks: Marks;
}

/** What the parts of a list share. */
export interface ListScreen {
  readonly row: RowScreen;
  readonly resource: Resource;
  readonly words: Words;
  readonly selection: Selection;
  readonly shape: ListShape;
  readonly state: ListState;
  readonly change: (part: Partial<ListState>) => void;
  readonly search: (typed: string) => void;
  /** All the rows that are kept and found, in order; and those of them on this page. */
  readonly results: readonly Row[];
  readonly shown: readonly Row[];
  readonly pages: number;
  /** `loading` and `failed` have no rows to show. */
  readonly phase: 'loading' | 'failed' | 'ready';
  /** The rows are there, but bringing them up to date failed. */
  readonly outdated: boolean;
  readonly refetch: () => void;
  readonly views: Views;
}

export const RowScreenContext = createContext<RowScreen | undefined>(undefined);
export const ListScreenContext = createContext<ListScreen | undefined>(undefined);

export function useRowScreen(): RowScreen {
  const screen = useContext(RowScreenContext);
  if (!screen) throw new Error('useRowScreen is for the rows of a ResourceList');
  return screen;
}

export function useListScreen(): ListScreen {
  const screen = useContext(ListScreenContext);
  if (!screen) throw new Error('useListScreen is for the parts of a ResourceList');
  return screen;
}
