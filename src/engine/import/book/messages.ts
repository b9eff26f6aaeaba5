import type { JudgedRow, SentRow } from '../../../../contract/imports/imported';
import type { TableReading } from '../../../../contract/imports/tableReading';
import type { Column, KnownNames } from './columns';
import type { BookRow, BookWords, Proposal } from './ImportBook';
import type { GroupKey, ProblemGroup } from './problemGroups';
import type { Answer, Question } from './questions';
import type { Distinct, Shown, Tally } from './tally';

/** A file whose columns are known. */
export interface Mapped {
  readonly tally: Tally;
  /** The first rows, so that the page need not ask for them. */
  readonly first: readonly BookRow[];
  /** Questions that the file leaves open. */
  readonly questions: readonly Question[];
}

/** Cells that were written into, and the rows that the provider must look at again. */
export interface Edited {
  readonly tally: Tally;
  readonly again: readonly SentRow[];
}

/** A table of a file that is open. */
export interface OpenedTable {
  readonly reading: TableReading;
  /** The sheets of a workbook in their order; a text has one, without a name. */
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** Which of them is read. */
  readonly sheet: number;
}

/** A table whose columns are known or are to be asked about; or why there is none. */
export type Opened =
  | { readonly columns: readonly Column[]; readonly mapped?: Mapped; readonly opened: OpenedTable }
  | { readonly problem: string };

/** What the page asks of the worker, and what it is answered. */
export interface BookCalls {
  open(resource: string, file: File, names: KnownNames, words: BookWords): Opened;
  /** Reads another sheet of the open file, or its hidden rows too. */
  turn(sheet: number, withHidden: boolean): Opened;
  map(fields: readonly (string | undefined)[]): Mapped;
  answer(id: string, answer: Answer): Mapped;
  edit(index: number, field: string, text: string): Edited;
  accept(index: number, proposal: Proposal): Edited;
  correct(group: GroupKey): Edited;
  groups(): readonly ProblemGroup[];
  judge(rows: readonly JudgedRow[]): Tally;
  piece(from: number, count: number): readonly SentRow[];
  /** The rows at these places as they are sent. */
  sent(indexes: readonly number[]): readonly SentRow[];
  /** The places of the rows with one verdict, of those of a group, or of all. */
  find(only: Shown | undefined): readonly number[];
  distinct(): Distinct;
  rows(indexes: readonly number[]): readonly BookRow[];
  refusedFile(): string;
}

export type BookCall = keyof BookCalls;

export interface Asked {
  readonly id: number;
  readonly call: BookCall;
  readonly given: readonly unknown[];
}

export interface Answered {
  readonly id: number;
  readonly answer?: unknown;
  /** What went wrong, in the words of the program. */
  readonly failed?: string;
}
