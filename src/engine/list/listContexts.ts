import { type Context, createContext, useContext } from 'react';
import type { Fields } from '../../../contract/schema/fields';
import type { Viewer } from '../../../contract/schema/where';
import type { Action } from '../declaration/action';
import type { Column } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import type { RecordDialog } from '../declaration/recordDialog';
import type { FilterCounts } from '../query/filterCounts';
import type { ListShape, ListState } from '../query/listState';
import type { LinkOf } from '../record/related';
import type { Words } from '../record/words';
import type { EditedRows } from './editedRows';
import type { Selection } from './selection';
import type { Badges } from './useBadges';

/*
 * The state shared by the parts of a list, split into slices: a part re-renders only when its own slice changes. Typing
 * in the search must not re-render the filters, and sorting must not re-render the search.
 */

/** The state that rows need. It keeps its identity during typing and sorting, so the rows do not re-render. */
export interface ListRowState {
  readonly resource: Resource;
  readonly words: Words;
  readonly viewer: Viewer;
  readonly columns: readonly Column<Fields>[];
  readonly selection: Selection;
  /**
   * Returns the currently selected rows that are loaded, for use by actions. Reading them does not subscribe to
   * changes.
   */
  readonly ticked: () => readonly Row[];
  readonly badges: Badges;
  /** The actions on a single row that the person may start. */
  readonly actions: readonly (readonly [string, Action<Row, Fields>])[];
  /** The procedures on a single row that the person may start. */
  readonly procedures: readonly (readonly [string, RecordDialog<Row>])[];
  /** Opens a route drawn over this list, which keeps its state. */
  readonly over: (path: string) => void;
  /** Resolves the link targets of names in a row. */
  readonly linkOf: LinkOf;
  /** True if the person may remove records. */
  readonly removes: boolean;
  /** The rows that are edited in place. */
  readonly edited: EditedRows;
  /** True if the person may edit records in their rows. */
  readonly edits: boolean;
  /** Deselects a record that was removed. */
  readonly forget: (id: string) => void;
  /** Navigates to an address of the console. */
  readonly go: (path: string) => void;
}

/** The rows of the list. */
export interface ListRows {
  /**
   * `results` holds all loaded rows that match, in order, and `shown` those on this page. If the provider pages the
   * list, both are the rows of this page, unless `showOnly` is in effect.
   */
  readonly results: readonly Row[];
  /** All rows that were loaded, whatever is searched. */
  readonly loaded: readonly Row[];
  readonly shown: readonly Row[];
  /**
   * Reads every matching row on all pages, in order, up to the maximum number of rows of a file.
   *
   * @param onProgress receives the number of rows read so far
   */
  readonly readAll: (onProgress: (rows: number) => void, signal: AbortSignal) => Promise<readonly Row[]>;
  /**
   * Counts how many rows each value of each filter would leave, with everything else unchanged. Its identity changes
   * whenever the counts may change; undefined if counts are not available.
   */
  readonly countFilters: ((signal: AbortSignal) => Promise<FilterCounts>) | undefined;
  /** In a search for several values, those that no row has; undefined if not all rows are loaded. */
  readonly notFound: readonly string[] | undefined;
  /** The maximum number of rows of this page, regardless of the search. */
  readonly most: number;
  /** The number of matching rows on all pages. */
  readonly total: number;
  /** Returns the keys of the rows that cannot be selected. */
  readonly barred: () => ReadonlySet<string>;
  readonly pages: number;
  /** In `loading` and `failed` there are no rows to show. */
  readonly phase: 'loading' | 'failed' | 'ready';
  /** True while the next rows are loading: the previous rows stay on the screen until they arrive. */
  readonly awaited: boolean;
  /** True if rows are available, but refreshing them failed. */
  readonly outdated: boolean;
  readonly refetch: () => void;
}

/** The state of the list except the search. */
export interface ListView extends Omit<ListState, 'search'> {
  /** The page in the address: there may be fewer pages by now, and then `page` is the last one. */
  readonly askedPage: number;
  readonly shape: ListShape;
  /** The keys of the rows shown alone, regardless of search and filters. */
  readonly only?: ReadonlySet<string> | undefined;
  /** Shows only these rows; undefined shows the normal results again. */
  readonly showOnly: (ids: ReadonlySet<string> | undefined) => void;
  /** The name of the procedure to start with the rows that the list was opened with. */
  readonly begin?: string | undefined;
  readonly change: (part: Partial<ListState>) => void;
}

export interface ListSearch {
  readonly search: string;
  readonly setSearch: (typed: string) => void;
}

export const ListRowContext = createContext<ListRowState | undefined>(undefined);
export const ListRowsContext = createContext<ListRows | undefined>(undefined);
export const ListViewContext = createContext<ListView | undefined>(undefined);
export const ListSearchContext = createContext<ListSearch | undefined>(undefined);

function useSlice<T>(slice: Context<T | undefined>): T {
  const value = useContext(slice);
  if (!value) throw new Error('This is for the parts of a ResourceList');
  return value;
}

export const useListRow = () => useSlice(ListRowContext);
export const useListRows = () => useSlice(ListRowsContext);
export const useListView = () => useSlice(ListViewContext);
export const useListSearch = () => useSlice(ListSearchContext);
