import type { Role } from '../permissions/roles';
import {
  addDays,
  addMonths,
  dayInRome,
  monthStart,
  nextTermStart,
  romeMidnight,
  schoolYearStart,
  termStart,
  weekStart,
} from '../values/dates';

/**
 * A serialisable predicate, for filters, permissions, conditions and eligibility. Because it is data, the browser and
 * the provider evaluate the same condition, and programs can count, explain and test it.
 * `{ enabled: true, uid: { not: { startsWith: 'supervisor' } } }` matches a record if all named fields match.
 */
export type Where<R> =
  | { readonly all: readonly Where<R>[] }
  | { readonly any: readonly Where<R>[] }
  | { readonly not: Where<R> }
  | { readonly [K in keyof R]?: NonNullable<R[K]> extends infer V ? Test<V, R> : never };

/** The test of one field: a value, or a set of tests that must all hold. */
export type Test<V, R = unknown> = V | Relative | Sibling<V, R> | null | Tests<V, R>;

export interface Tests<V, R = unknown> {
  readonly is?: V | Relative | Sibling<V, R> | null;
  readonly not?: Test<V, R>;
  readonly in?: readonly V[];
  readonly before?: V | Relative | Sibling<V, R>;
  readonly from?: V | Relative | Sibling<V, R>;
  readonly startsWith?: V extends string ? string | Relative | Sibling<V, R> : never;
  readonly contains?: V extends string ? string : never;
  /** Equality, ignoring case. `begins` is the prefix, ignoring case. */
  readonly alike?: V extends string ? string : never;
  readonly begins?: V extends string ? string : never;
  readonly empty?: boolean;
  /** For a list of records: at least one of them matches. */
  readonly some?: V extends readonly (infer I)[] ? Where<I> : never;
}

/**
 * A value known only when the predicate is evaluated: a day relative to today in Rome, a moment relative to now, or an
 * attribute of the person who asks.
 */
export type Relative =
  | { readonly today: FromToday }
  /** The first moment, in Rome, of a day relative to today. */
  | { readonly midnight: FromToday }
  | { readonly now: { readonly months: number } }
  | { readonly mine: 'uid' | 'customerCode' };

/** The value of another field of the same record: `{ until: { from: { field: 'since' } } }`. */
export interface Sibling<V, R> {
  readonly field: { [K in keyof R]: NonNullable<R[K]> extends V ? K : never }[keyof R];
}

/**
 * A day relative to today in Rome: first moved to the start of its week, month, year and the like, then by months, then
 * by days.
 */
export interface FromToday {
  readonly start?: keyof typeof starts;
  readonly months?: number;
  readonly days?: number;
}

/** The context in which a predicate is evaluated, besides the record. */
export interface Viewer {
  readonly now: Date;
  readonly uid?: string;
  readonly customerCode?: string;
  readonly roles?: readonly Role[];
}

/** Tells whether `record` satisfies `where`, for this viewer. */
export function matches<R extends object>(where: Where<R>, record: R, viewer: Viewer): boolean {
  if ('all' in where)
    return (where.all as readonly Where<R>[]).every((part) => matches(part, record, viewer));
  if ('any' in where) return (where.any as readonly Where<R>[]).some((part) => matches(part, record, viewer));
  if ('not' in where) return !matches(where.not as Where<R>, record, viewer);
  return Object.entries(where).every(([field, test]) =>
    holds(test, record[field as keyof R], viewer, record),
  );
}

/** Returns the fields that a predicate uses, including those that it compares with. */
export function fieldsNamed(where: unknown): readonly string[] {
  const { all, any, not } = where as { all?: readonly unknown[]; any?: readonly unknown[]; not?: unknown };
  if (Array.isArray(all ?? any)) return (all ?? any ?? []).flatMap(fieldsNamed);
  if (not !== undefined) return fieldsNamed(not);
  return Object.entries(where as object).flatMap(([name, test]) => [name, ...siblingsIn(test)]);
}

const siblingsIn = (test: unknown): readonly string[] =>
  typeof test !== 'object' || test === null
    ? []
    : Object.entries(test).flatMap(([name, value]) =>
        name === 'field' ? [String(value)] : siblingsIn(value),
      );

type Value = string | number | boolean | null | undefined;

function holds(test: unknown, value: unknown, viewer: Viewer, record: object): boolean {
  if (!isTests(test)) return same(value as Value, resolve(test, viewer, record));
  return Object.entries(test).every(([name, expected]) =>
    tests[name as keyof Tests<Value>]?.(value as Value, expected, viewer, record),
  );
}

type Holds = (value: Value, expected: unknown, viewer: Viewer, record: object) => boolean;

const tests: Record<keyof Tests<Value>, Holds> = {
  is: (value, expected, viewer, record) => same(value, resolve(expected, viewer, record)),
  not: (value, expected, viewer, record) => !holds(expected, value, viewer, record),
  in: (value, expected) => (expected as readonly Value[]).includes(value),
  before: (value, expected, viewer, record) =>
    present(value) && value < (resolve(expected, viewer, record) as string | number),
  from: (value, expected, viewer, record) =>
    present(value) && value >= (resolve(expected, viewer, record) as string | number),
  startsWith: (value, expected, viewer, record) =>
    String(value ?? '').startsWith(String(resolve(expected, viewer, record))),
  contains: (value, expected) => lower(value).includes(lower(expected)),
  alike: (value, expected) => lower(value) === lower(expected),
  begins: (value, expected) => lower(value).startsWith(lower(expected)),
  empty: (value, expected) => !present(value) === expected,
  some: (value, expected, viewer) =>
    Array.isArray(value) && value.some((one: object) => matches(expected as Where<object>, one, viewer)),
};

const lower = (value: unknown) => String(value ?? '').toLowerCase();

/** An empty list counts as missing. */
const present = (value: Value): value is string | number | boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Compares two values; a missing value equals null. */
const same = (value: Value, expected: unknown) => (value ?? null) === (expected ?? null);

/** Tells whether a test is a set of named tests, not a value to compare with. */
export function isTests(test: unknown): test is Tests<Value> {
  return typeof test === 'object' && test !== null && !isRelative(test) && !('field' in test);
}

/** Tells whether a value depends on the viewer or the time. */
export const isRelative = (value: object): value is Relative =>
  'today' in value || 'midnight' in value || 'now' in value || 'mine' in value;

/**
 * Returns the value itself, or resolves a relative value for this viewer. A reference to another field is resolved only
 * if a record is given; otherwise it is returned unchanged.
 */
export function resolve(value: unknown, viewer: Viewer, record?: object): unknown {
  // The default value of a list is a list, which is not a relative value.
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if ('field' in value) return record ? record[value.field as keyof typeof record] : value;
  const relative = value as Relative;
  if ('mine' in relative) return viewer[relative.mine];
  if ('now' in relative) {
    const [day = '', time = ''] = viewer.now.toISOString().split('T');
    return `${addMonths(day, relative.now.months)}T${time}`;
  }
  if ('midnight' in relative) return romeMidnight(dayFrom(relative.midnight, viewer));
  return dayFrom(relative.today, viewer);
}

/** Returns values with relative ones resolved for this viewer. */
export const resolveValues = <V extends object>(values: V, viewer: Viewer): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && isRelative(value) ? resolve(value, viewer) : value,
    ]),
  ) as V;

const starts = {
  week: weekStart,
  month: monthStart,
  term: termStart,
  nextTerm: nextTermStart,
  schoolYear: schoolYearStart,
  year: (day: string) => `${day.slice(0, 4)}-01-01`,
} as const;

/** Returns the day relative to today. */
export function dayFrom({ start, months = 0, days = 0 }: FromToday, viewer: Viewer): string {
  const today = dayInRome(viewer.now);
  return addDays(addMonths(start ? starts[start](today) : today, months), days);
}
