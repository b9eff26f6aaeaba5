import type { JudgedRow, SentRow } from '../../../../contract/entities/imported';
import type { Column, KnownNames } from './columns';
import type { BookRow, BookWords } from './ImportBook';
import type { FileProblem } from './ImportProblem';
import type { Distinct, RowFilter, Tally } from './tally';

/** A file whose columns are known. */
export interface Mapped {
  readonly tally: Tally;
  /** The first rows, so that the page need not ask for them. */
  readonly first: readonly BookRow[];
}

/** What the page asks of the worker, and what it is answered. */
export interface BookCalls {
  open(
    resource: string,
    file: File,
    names: KnownNames,
    words: BookWords,
  ): { readonly columns: readonly Column[]; readonly mapped?: Mapped } | { readonly problem: FileProblem };
  map(fields: readonly (string | undefined)[]): Mapped;
  edit(
    index: number,
    field: string,
    text: string,
  ): { readonly tally: Tally; readonly again: readonly SentRow[] };
  judge(rows: readonly JudgedRow[]): Tally;
  piece(from: number, count: number): readonly SentRow[];
  /** The rows at these places as they are sent. */
  sent(indexes: readonly number[]): readonly SentRow[];
  /** The places of the rows with one verdict, or of all. */
  find(only: RowFilter | undefined): readonly number[];
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
