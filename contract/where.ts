import { addDays, addMonths, dayInRome, monthStart, romeMidnight, schoolYearStart } from './dates';

/**
 * One serialisable predicate, for filters, permissions, conditions and eligibility. It is data, so the
 * browser and the provider evaluate the same thing, and it can be counted, explained and tested.
 *
 * `{ enabled: true, uid: { not: { startsWith: 'supervisor' } } }`: all the named fields must hold.
 */
export type Where<R> =
  | { readonly all: readonly Where<R>[] }
  | { readonly any: readonly Where<R>[] }
  | { readonly not: Where<R> }
  | { readonly [K in keyof R]?: NonNullable<R[K]> extends infer V ? Test<V> : never };

/** What one field must be: a value, or a set of tests that must all hold. */
export type Test<V> = V | Relative | null | Tests<V>;

export interface Tests<V> {
  readonly is?: V | Relative | null;
  readonly not?: Test<V>;
  readonly in?: readonly V[];
  readonly before?: V | Relative;
  readonly from?: V | Relative;
  readonly startsWith?: V extends string ? string | Relative : never;
  readonly contains?: V extends string ? string : never;
  /** Equal, and begins with, whatever the case. */
  readonly alike?: V extends string ? string : never;
  readonly begins?: V extends string ? string : never;
  readonly empty?: boolean;
}

/**
 * A value known only when the predicate is evaluated: a day relative to today in Rome, a moment relative
 * to now, or something of the person who asks.
 */
export type Relative =
  | { readonly today: FromToday }
  /** The moment at which such a day begins in Rome. */
  | { readonly midnight: FromToday }
  | { readonly now: { readonly months: number } }
  | { readonly mine: 'uid' | 'customerCode' };

/** A day counted from today in Rome: first back to the start of its month or school year, then months, then days. */
export interface FromToday {
  readonly start?: 'month' | 'schoolYear';
  readonly months?: number;
  readonly days?: number;
}

/** What a predicate may look at besides the record. */
export interface Viewer {
  readonly now: Date;
  readonly uid?: string;
  readonly customerCode?: string;
}

/** Whether `record` satisfies `where`, for this viewer. */
export function matches<R extends object>(where: Where<R>, record: R, viewer: Viewer): boolean {
  if ('all' in where)
    return (where.all as readonly Where<R>[]).every((part) => matches(part, record, viewer));
  if ('any' in where) return (where.any as readonly Where<R>[]).some((part) => matches(part, record, viewer));
  if ('not' in where) return !matches(where.not as Where<R>, record, viewer);
  return Object.entries(where).every(([field, test]) => holds(test, record[field as keyof R], viewer));
}

type Value = string | number | boolean | null | undefined;

function holds(test: unknown, value: unknown, viewer: Viewer): boolean {
  if (!isTests(test)) return same(value as Value, resolve(test, viewer));
  return Object.entries(test).every(([name, expected]) =>
    tests[name as keyof Tests<Value>]?.(value as Value, expected, viewer),
  );
}

const tests: Record<keyof Tests<Value>, (value: Value, expected: unknown, viewer: Viewer) => boolean> = {
  is: (value, expected, viewer) => same(value, resolve(expected, viewer)),
  not: (value, expected, viewer) => !holds(expected, value, viewer),
  in: (value, expected) => (expected as readonly Value[]).includes(value),
  before: (value, expected, viewer) =>
    present(value) && value < (resolve(expected, viewer) as string | number),
  from: (value, expected, viewer) =>
    present(value) && value >= (resolve(expected, viewer) as string | number),
  startsWith: (value, expected, viewer) => String(value ?? '').startsWith(String(resolve(expected, viewer))),
  contains: (value, expected) => lower(value).includes(lower(expected)),
  alike: (value, expected) => lower(value) === lower(expected),
  begins: (value, expected) => lower(value).startsWith(lower(expected)),
  empty: (value, expected) => !present(value) === expected,
};

const lower = (value: unknown) => String(value ?? '').toLowerCase();

const present = (value: Value): value is string | number | boolean =>
  value !== null && value !== undefined && value !== '';

/** A missing value, null and nothing are one and the same. */
const same = (value: Value, expected: unknown) => (value ?? null) === (expected ?? null);

/** Whether a test is a set of named tests, not a value to be equal to. */
export function isTests(test: unknown): test is Tests<Value> {
  return typeof test === 'object' && test !== null && !isRelative(test);
}

const isRelative = (value: object): value is Relative =>
  'today' in value || 'midnight' in value || 'now' in value || 'mine' in value;

/** The value itself, or what a relative one is for this viewer. */
export function resolve(value: unknown, viewer: Viewer): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const relative = value as Relative;
  if ('mine' in relative) return viewer[relative.mine];
  if ('now' in relative) {
    const [day = '', time = ''] = viewer.now.toISOString().split('T');
    return `${addMonths(day, relative.now.months)}T${time}`;
  }
  if ('midnight' in relative) return romeMidnight(dayOf(relative.midnight, viewer));
  return dayOf(relative.today, viewer);
}

const starts = { month: monthStart, schoolYear: schoolYearStart } as const;

function dayOf({ start, months = 0, days = 0 }: FromToday, viewer: Viewer): string {
  const today = dayInRome(viewer.now);
  return addDays(addMonths(start ? starts[start](today) : today, months), days);
}
