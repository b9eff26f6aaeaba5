import type { Where } from '../../../contract/schema/where';
import type { DateRange } from './dateRange';
import type { Row } from './row';

/** What a condition compares with, read from the address. */
export type Value = string | number;

/** A way of testing a field. Its words are in the catalogue under `operators` of the filters. */
export interface Operator {
  readonly name: string;
  readonly takes: 'nothing' | 'one' | 'two' | 'some';
  /** What it means; `values` were accepted and read by the field's kind. */
  where(field: string, values: readonly Value[]): Where<Row>;
  /** The days that it keeps, of an operator that keeps just those: a provider can be asked for them. */
  stretch?(values: readonly Value[]): DateRange;
}

const test =
  (made: (...values: readonly Value[]) => unknown): Operator['where'] =>
  (field, values) =>
    ({ [field]: made(...values) }) as Where<Row>;

/** An operator that takes one value. */
export const one = (name: string, made: (value: Value) => unknown): Operator => ({
  name,
  takes: 'one',
  where: test((value = '') => made(value)),
});

/** An operator that takes none. */
export const none = (name: string, made: unknown): Operator => ({
  name,
  takes: 'nothing',
  where: test(() => made),
});

/** An operator that takes several of a choice. */
export const some = (name: string, made: (values: readonly Value[]) => unknown): Operator => ({
  name,
  takes: 'some',
  where: test((...values) => made(values)),
});

/** Whether there is a value at all: every kind can be asked that. */
export const presence = [none('empty', { empty: true }), none('filled', { empty: false })];
