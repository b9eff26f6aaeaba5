import type { Verdict } from '../../../../contract/imports/imported';
import type { GroupKey } from './problemGroups';

/**
 * Effect of a row: the provider's verdict, `unchecked` until there is one; `refused` if the check in the browser fails.
 */
export type RowVerdict = Verdict | 'unchecked';
/** Filter of rows by effect, or by warning. */
export type RowFilter = RowVerdict | 'warned';
/** Filters of rows, including groups of problems. */
export type Shown = RowFilter | GroupKey;
export type Tally = Readonly<Record<RowFilter, number>> & {
  readonly total: number;
};

/** Indexes of the rows that do not repeat an earlier row about the same person. */
export interface Distinct {
  readonly places: readonly number[];
  readonly refused: readonly number[];
  readonly warned: readonly number[];
  /** The first rows that repeat an earlier one: their lines in the file. */
  readonly repeated: readonly RepeatedRow[];
}

/** Row that is about the same person as an earlier one; `position` and `first` are the lines of the two in the file. */
export interface RepeatedRow {
  readonly position: number;
  readonly first: number;
}
