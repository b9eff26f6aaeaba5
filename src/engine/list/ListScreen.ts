import { type Context, createContext, useContext } from 'react';
import type { Fields } from '../../../contract/schema/fields';
import type { Viewer } from '../../../contract/schema/where';
import type { Action } from '../declaration/action';
import type { Column } from '../declaration/declaration';
import type { Resource, Row } from '../declaration/defineResource';
import type { Procedure } from '../declaration/procedure';
import type { FilterCounts } from '../query/filterCounts';
import type { ListShape, ListState } from '../query/listState';
import type { LeadOf } from '../record/related';
import type { Words } from '../record/words';
import type { Selection } from './selection';
import type { Marks } from './useMarks';

/*
 * What the parts of a list share, in slices: a part is drawn again only when its own slice changes. A key
 * in the search must not draw the filters, nor an order the search.
 */

/** What rows need. It stays the same while somebody types or sorts, and so do the rows. */
export interface RowScreen {
  readonly resource: Resource;
  readonly words: Words;
  readonly viewer: Viewer;
  readonly columns: readonly Column<Fields>[];
  readonly selection: Selection;
  /** The rows that are ticked at this moment and in the browser, for what is done with them: reading them draws nothing again. */
  readonly ticked: () => readonly Row[];
  readonly marks: Marks;
  /** The actions on one row that the person may begin. */
  readonly actions: readonly (readonly [string, Action<Row, Fields>])[];
  /** What the person may do with one row on a screen of its own. */
  readonly procedures: readonly (readonly [string, Procedure<Row>])[];
  /** Goes to an address that is drawn over this list: what the list shows stays. */
  readonly over: (path: string) => void;
  /** Where the names in a row lead. */
  readonly leadOf: LeadOf;
  /** The person may remove records. */
  readonly removes: boolean;
  /** Told of a record that was removed: it is ticked no more. */
  readonly forget: (id: string) => void;
  /** Goes to an address of the console. */
  readonly go: (path: string) => void;
}

/** The rows themselves. */
export interface ListRows {
  /**
   * All that are kept and found, in order; and those of them on this page. Of a list that the provider
   * pages, both are the rows of this page, unless some are shown alone.
   */
  readonly results: readonly Row[];
  readonly shown: readonly Row[];
  /**
   * Reads every row that is kept and found, on all pages, in order: at most as many as a file may have.
   *
   * @param onProgress how many there are so far
   */
  readonly readAll: (onProgress: (rows: number) => void, signal: AbortSignal) => Promise<readonly Row[]>;
  /**
   * Counts what each value of each filter would leave, the rest being as it is. It is another function whenever the
   * counts may be others; undefined where nobody can tell.
   */
  readonly countFilters: ((signal: AbortSignal) => Promise<FilterCounts>) | undefined;
  /** How many this page could show, whatever is searched for. */
  readonly most: number;
  /** How many are kept and found, on all pages. */
  readonly total: number;
  /** The keys of those that may not be selected. */
  readonly barred: () => ReadonlySet<string>;
  readonly pages: number;
  /** `loading` and `failed` have no rows to show. */
  readonly phase: 'loading' | 'failed' | 'ready';
  /** Other rows were asked for and these are the ones before: they stay until those are there. */
  readonly awaited: boolean;
  /** The rows are there, but bringing them up to date failed. */
  readonly outdated: boolean;
  readonly refetch: () => void;
}

/** What is asked of the list, besides the search. */
export interface ListView extends Omit<ListState, 'search'> {
  /** What the address says: there may be fewer pages by now, and `page` is the last of them. */
  readonly askedPage: number;
  readonly shape: ListShape;
  /** The keys of the rows that are shown alone, whatever else is asked. */
  readonly only?: ReadonlySet<string> | undefined;
  /** Shows these rows alone; undefined: all that is asked for again. */
  readonly showOnly: (ids: ReadonlySet<string> | undefined) => void;
  /** What was asked to be begun with the rows that the list was opened with: a procedure of its resource, by name. */
  readonly begin?: string | undefined;
  readonly change: (part: Partial<ListState>) => void;
}

export interface ListSearch {
  readonly search: string;
  readonly setSearch: (typed: string) => void;
}

export const RowScreenContext = createContext<RowScreen | undefined>(undefined);
export const ListRowsContext = createContext<ListRows | undefined>(undefined);
export const ListViewContext = createContext<ListView | undefined>(undefined);
export const ListSearchContext = createContext<ListSearch | undefined>(undefined);

function useSlice<T>(slice: Context<T | undefined>): T {
  const value = useContext(slice);
  if (!value) throw new Error('This is for the parts of a ResourceList');
  return value;
}

export const useRowScreen = () => useSlice(RowScreenContext);
export const useListRows = () => useSlice(ListRowsContext);
export const useListView = () => useSlice(ListViewContext);
export const useListSearch = () => useSlice(ListSearchContext);
