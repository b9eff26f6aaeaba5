import type { Column } from './book/columns';
import type { BookRow } from './book/ImportBook';
import type { Mapped, OpenedTable } from './book/messages';
import type { Question } from './book/questions';
import type { Tally } from './book/tally';

/** Which column is which field; undefined is left out. */
export type Chosen = readonly (string | undefined)[];

/** How far somebody is with a file. */
export interface ImportState {
  readonly phase: 'choose' | 'reading' | 'columns' | 'rows';
  readonly file: string;
  /** Why the file cannot be read, in Italian. */
  readonly problem?: string;
  /** What was read of the file, and which sheets it has. */
  readonly opened?: OpenedTable;
  /** Why another sheet of it cannot be read. */
  readonly sheetProblem?: string;
  readonly columns: readonly Column[];
  readonly chosen: Chosen;
  readonly tally: Tally;
  /** How many rows the provider has judged; all of them when the check is over. */
  readonly checked: number;
  /** Why the check was broken off. */
  readonly stopped?: string;
  /** Questions that the file leaves open: nothing is imported before they are answered. */
  readonly questions: readonly Question[];
  /** The first rows, where they came with the file and nothing has changed since. */
  readonly first: readonly BookRow[];
  /** Moves on when the rows are to be read again. */
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
/** Before there is a file. */
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

/** The state once rows are to be read again. */
export const moved = (before: ImportState, tally: Tally): ImportState => ({
  ...before,
  tally,
  first: [],
  version: before.version + 1,
});

/** The state once the columns are known. */
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

/** Whether something is still to be answered. */
export const isOpen = ({ questions }: Pick<ImportState, 'questions'>): boolean =>
  questions.some(({ answer }) => answer === undefined);
