import type { SentRow, ValidatedRow } from '../../../../contract/imports/imported';
import type { TableReading } from '../../../../contract/imports/tableReading';
import type { Column, ColumnNames } from './columns';
import type { BookRow, BookWords, Proposal } from './ImportBook';
import type { GroupKey, ProblemGroup } from './problemGroups';
import type { Answer, Question } from './questions';
import type { Distinct, Shown, Tally } from './tally';

/** A file whose columns are mapped. */
export interface Mapped {
  readonly tally: Tally;
  /** The first rows, so that the page need not request them. */
  readonly first: readonly BookRow[];
  /** Open questions about the file. */
  readonly questions: readonly Question[];
}

/** Result of an edit, with the rows that the provider must check again. */
export interface EditResult {
  readonly tally: Tally;
  readonly again: readonly SentRow[];
}

/** A table of an open file. */
export interface OpenedTable {
  readonly reading: TableReading;
  /** Sheets of a workbook in order; a text file has one without a name. */
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** Index of the current sheet. */
  readonly sheet: number;
}

/** A table whose columns are mapped or have to be confirmed; or the reason why there is none. */
export type Opened =
  | { readonly columns: readonly Column[]; readonly mapped?: Mapped; readonly opened: OpenedTable }
  | { readonly problem: string };

/** Calls of the page to the worker, and their answers. */
export interface BookCalls {
  open(resource: string, file: File, names: ColumnNames, words: BookWords): Opened;
  /** Reads another sheet of the open file, or includes its hidden rows. */
  turn(sheet: number, withHidden: boolean): Opened;
  map(fields: readonly (string | undefined)[]): Mapped;
  answer(id: string, answer: Answer): Mapped;
  edit(index: number, field: string, text: string): EditResult;
  accept(index: number, proposal: Proposal): EditResult;
  correct(group: GroupKey): EditResult;
  groups(): readonly ProblemGroup[];
  judge(rows: readonly ValidatedRow[]): Tally;
  piece(from: number, count: number): readonly SentRow[];
  /** Returns the rows at these indexes as they are sent. */
  sent(indexes: readonly number[]): readonly SentRow[];
  /** Returns the indexes of all rows, or of those with a verdict or in a group. */
  find(only: Shown | undefined): readonly number[];
  distinct(): Distinct;
  rows(indexes: readonly number[]): readonly BookRow[];
  refusedFile(): string;
}

export type BookCall = keyof BookCalls;

export interface BookRequest {
  readonly id: number;
  readonly call: BookCall;
  readonly given: readonly unknown[];
}

export interface BookResponse {
  readonly id: number;
  readonly answer?: unknown;
  /** Message of an unexpected error. */
  readonly failed?: string;
}
