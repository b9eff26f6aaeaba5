import type { Column } from './book/columns';
import type { BookRow } from './book/ImportBook';
import type { Mapped, OpenedTable } from './book/messages';
import type { Question } from './book/questions';
import type { Tally } from './book/tally';

/** Field of each column; undefined if the column is ignored. */
export type Chosen = readonly (string | undefined)[];

/** State of an import before it is sent. */
export interface ImportState {
  readonly phase: 'choose' | 'reading' | 'columns' | 'rows';
  readonly file: string;
  /** Reason why the file cannot be read, in Italian. */
  readonly problem?: string;
  /** The parsed table, and the sheets of the file. */
  readonly opened?: OpenedTable;
  /** Reason why another sheet of the file cannot be read. */
  readonly sheetProblem?: string;
  readonly columns: readonly Column[];
  readonly chosen: Chosen;
  readonly tally: Tally;
  /** Number of rows that the provider has checked; equal to all rows when the check is complete. */
  readonly checked: number;
  /** Reason why the check was aborted. */
  readonly stopped?: string;
  /** Questions that must be answered before the import. */
  readonly questions: readonly Question[];
  /** The first rows, if they came with the file and nothing has changed since. */
  readonly first: readonly BookRow[];
  /** Incremented when the rows have to be read again. */
  readonly version: number;
}

const NOTHING: Tally = {
  total: 0,
  create: 0,
  update: 0,
  unchanged: 0,
  refused: 0,
  unchecked: 0,
  warned: 0,
};
/** State before a file is chosen. */
export const BEGIN: ImportState = {
  phase: 'choose',
  file: '',
  columns: [],
  chosen: [],
  tally: NOTHING,
  checked: 0,
  questions: [],
  first: [],
  version: 0,
};

/** Returns the state after rows have changed. */
export const moved = (before: ImportState, tally: Tally): ImportState => ({
  ...before,
  tally,
  first: [],
  version: before.version + 1,
});

/** Returns the state after the columns were mapped. */
export const mappedTo = (
  before: ImportState,
  { tally, first, questions }: Mapped,
  chosen: Chosen,
): ImportState => ({
  ...moved(before, tally),
  phase: 'rows',
  chosen,
  first,
  questions,
  checked: 0,
});

/** Returns whether a question is still unanswered. */
export const isOpen = ({ questions }: Pick<ImportState, 'questions'>): boolean =>
  questions.some(({ answer }) => answer === undefined);
