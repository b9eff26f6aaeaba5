import type { Verdict } from '../../../../contract/imports/imported';
import type { GroupKey } from './problemGroups';

/** What a row would do: what the provider said, `unchecked` until it did; `refused` where we see it ourselves. */
export type RowVerdict = Verdict | 'unchecked';
/** What rows are shown by: what they would do, or that something about them may not fit. */
export type RowFilter = RowVerdict | 'warned';
/** Filters of the rows, groups of problems among them. */
export type Shown = RowFilter | GroupKey;
export type Tally = Readonly<Record<RowFilter, number>> & {
  readonly total: number;
};

/** Rows about somebody whom no earlier row is about, by their places. */
export interface Distinct {
  readonly places: readonly number[];
  readonly refused: readonly number[];
  readonly warned: readonly number[];
}
