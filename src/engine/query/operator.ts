import type { Where } from '../../../contract/schema/where';
import type { DateRange } from './dateRange';
import type { Row } from './row';

/** The value of a condition, as read from the address. */
export type Value = string | number;

/** A comparison operator for a field. Its label is in the catalogue, under `operators` of the filters. */
export interface Operator {
  readonly name: string;
  readonly takes: 'nothing' | 'one' | 'two' | 'some';
  /** Builds the predicate; `values` were validated and parsed by the field's kind. */
  where(field: string, values: readonly Value[]): Where<Row>;
  /**
   * Returns the range of days that an operator matches, if it matches exactly a range, so that a provider can be
   * queried for it.
   */
  stretch?(values: readonly Value[]): DateRange;
}

const test =
  (made: (...values: readonly Value[]) => unknown): Operator['where'] =>
  (field, values) =>
    ({ [field]: made(...values) }) as Where<Row>;

/** Creates an operator that takes one value. */
export const one = (name: string, made: (value: Value) => unknown): Operator => ({
  name,
  takes: 'one',
  where: test((value = '') => made(value)),
});

/** Creates an operator that takes no value. */
export const none = (name: string, made: unknown): Operator => ({
  name,
  takes: 'nothing',
  where: test(() => made),
});

/** Creates an operator that takes several values of a choice. */
export const some = (name: string, made: (values: readonly Value[]) => unknown): Operator => ({
  name,
  takes: 'some',
  where: test((...values) => made(values)),
});

/** The operators for a present or missing value, available for every kind. */
export const presence = [none('empty', { empty: true }), none('filled', { empty: false })];
