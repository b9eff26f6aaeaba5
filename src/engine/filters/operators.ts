import { addDays, isDay, romeMidnight, showDay } from '../../../contract/dates';
import type { Field } from '../../../contract/fields';
import type { FromToday, Where } from '../../../contract/where';
import type { Row } from '../declaration/defineResource';
import { readDay } from '../typedDay';

type Value = string | number;

/** A way of testing a field. Its words are in the catalogue under `engine.filter.operators`. */
export interface Operator {
  readonly name: string;
  readonly takes: 'nothing' | 'one' | 'two' | 'some';
  /** What it means; `values` were accepted and read by the field's kind. */
  where(field: string, values: readonly Value[]): Where<Row>;
}

const test =
  (made: (...values: readonly Value[]) => unknown): Operator['where'] =>
  (field, values) =>
    ({ [field]: made(...values) }) as Where<Row>;

const one = (name: string, made: (value: Value) => unknown): Operator => ({
  name,
  takes: 'one',
  where: test((value = '') => made(value)),
});
const none = (name: string, made: unknown): Operator => ({ name, takes: 'nothing', where: test(() => made) });

const presence = [none('empty', { empty: true }), none('filled', { empty: false })];

/** Stretches of days, from the first to the one after the last, counted from today. */
const stretches: readonly (readonly [string, FromToday | undefined, FromToday])[] = [
  ['today', {}, { days: 1 }],
  ['last7Days', { days: -6 }, { days: 1 }],
  ['thisMonth', { start: 'month' }, { start: 'month', months: 1 }],
  ['thisSchoolYear', { start: 'schoolYear' }, { start: 'schoolYear', months: 12 }],
  ['next30Days', {}, { days: 30 }],
  ['past', undefined, {}],
];

/** Days as they are counted in Rome. An instant is of the day that begins at its midnight. */
function calendar(
  at: (day: FromToday) => unknown,
  startOf: (day: Value) => unknown,
  nextOf: (day: Value) => unknown,
): readonly Operator[] {
  const between = (from: Value, to: Value) => ({ from: startOf(from), before: nextOf(to) });
  return [
    one('on', (day) => between(day, day)),
    one('before', (day) => ({ before: startOf(day) })),
    one('from', (day) => ({ from: startOf(day) })),
    { name: 'between', takes: 'two', where: test((from = '', to = '') => between(from, to)) },
    ...stretches.map(([name, from, before]) =>
      none(name, { ...(from && { from: at(from) }), before: at(before) }),
    ),
    ...presence,
  ];
}

const nextDay = (day: Value) => addDays(String(day), 1);

const upTo = (field: string, most: Value) =>
  ({ any: [{ [field]: { before: most } }, { [field]: most }] }) as Where<Row>;

const numbers: readonly Operator[] = [
  one('is', (value) => ({ is: value })),
  one('least', (value) => ({ from: value })),
  { name: 'most', takes: 'one', where: (field, [most = 0]) => upTo(field, most) },
  {
    name: 'within',
    takes: 'two',
    where: (field, [least = 0, most = 0]) => ({
      all: [{ [field]: { from: least } } as Where<Row>, upTo(field, most)],
    }),
  },
  ...presence,
];

const texts: readonly Operator[] = [
  one('contains', (value) => ({ contains: value })),
  one('is', (value) => ({ alike: value })),
  one('begins', (value) => ({ begins: value })),
  ...presence,
];

/** What may be asked of each kind of field. One row a kind; nothing else in the engine chooses an operator by kind. */
export const operators: { readonly [K in Field['kind']]: readonly Operator[] } = {
  text: texts,
  ref: texts,
  number: numbers,
  flag: [none('yes', true), none('no', { not: true })],
  day: calendar(
    (day) => ({ today: day }),
    (day) => day,
    nextDay,
  ),
  instant: calendar(
    (day) => ({ midnight: day }),
    (day) => romeMidnight(String(day)),
    (day) => romeMidnight(nextDay(day)),
  ),
  choice: [{ name: 'oneOf', takes: 'some', where: test((...values) => ({ in: values })) }, ...presence],
  list: [],
  record: [],
  json: [],
};

/** How the value of a condition is typed, checked and read, for each kind of field. */
export interface ValueKind {
  /** The key of a hint on how to type it. */
  readonly hint?: 'engine.form.dayHint';
  /** How it is written in the address, from how it is typed; what cannot be read stays as it is, and is not accepted. */
  written(typed: string): string;
  accepts(written: string, field: Field): boolean;
  read(written: string): Value;
  show(written: string): string;
}

const LONGEST = 200;
const text: ValueKind = {
  written: (typed) => typed.trim(),
  accepts: (written) => written.trim() !== '' && written.length <= LONGEST,
  read: (written) => written,
  show: (written) => written,
};
const day: ValueKind = {
  ...text,
  hint: 'engine.form.dayHint',
  written: (typed) => readDay(typed) ?? typed,
  accepts: isDay,
  show: showDay,
};
/** Typed and shown with a comma, as Italians do. */
const number: ValueKind = {
  written: (typed) => typed.trim().replace(',', '.'),
  accepts: (written) => /^-?\d{1,15}(\.\d{1,10})?$/.test(written),
  read: Number,
  show: (written) => written.replace('.', ','),
};

export const valueKinds: { readonly [K in Field['kind']]: ValueKind } = {
  text,
  ref: text,
  number,
  flag: text,
  day,
  instant: day,
  choice: { ...text, accepts: (written, field) => field.kind === 'choice' && field.of.includes(written) },
  list: text,
  record: text,
  json: text,
};
