import type { Verdict } from '../../../../contract/imports/imported';
import type { GroupKey } from './problemGroups';

/** Effect of a row: the provider's verdict, `unchecked` until there is one; `refused` if the check here fails. */
export type RowVerdict = Verdict | 'unchecked';
/** Filter of rows by effect, or by warning. */
export type RowFilter = RowVerdict | 'warned';
/** Filters of rows, including groups of problems. */
export type Shown = RowFilter | GroupKey;
export type Tally = Readonly<Record<RowFilter, number>> & {
  readonly total: number;
};

/** Indexes of rows about people that no earlier row is about. */
export interface Distinct {
  readonly places: readonly number[];
  readonly refused: readonly number[];
  readonly warned: readonly number[];
  /** The first rows that repeat an earlier one: their lines in the file. */
  readonly repeated: readonly RepeatedRow[];
}

/** Row that is about the same person as an earlier one; both are lines in the file. */
export interface RepeatedRow {
  readonly position: number;
  readonly first: number;
}
