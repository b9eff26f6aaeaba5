import { isDay, isInstant } from '../values/dates';
import type { Field, Fields } from './fields';

/** The maximum depth of a condition in a request, the maximum number of its parts, and the maximum length of a text. */
const [DEEPEST, MOST_PARTS, LONGEST] = [8, 200, 200];

/** Maximum number of values in a condition, because each becomes a parameter of an SQL statement. */
export const MOST_VALUES = 1000;

type Json = Readonly<Record<string, unknown>>;

/** The reason why a value in a request is not a valid condition: it names something unknown, or it is too large. */
export type WhereProblem = 'unknown' | 'tooLarge';

/**
 * Checks that a value in a request is a predicate on these fields: only existing fields, tests that fit their kinds,
 * and values of their types. Anything else is refused, never ignored. The check stops at the limits.
 */
export function whereProblem(sent: unknown, of: Fields): WhereProblem | undefined {
  let parts = 0;
  let values = 0;
  const isTooLarge = () => parts > MOST_PARTS || values > MOST_VALUES;

  function sound(where: unknown, depth: number): boolean {
    parts += 1;
    if (!isObject(where) || depth > DEEPEST || isTooLarge()) return false;
    const names = Object.keys(where);
    if (names.length === 1 && (names[0] === 'all' || names[0] === 'any')) {
      const inner = where[names[0]];
      return Array.isArray(inner) && inner.every((one) => sound(one, depth + 1));
    }
    if (names.length === 1 && names[0] === 'not') return sound(where.not, depth + 1);
    return names.every((name) => Object.hasOwn(of, name) && fits(where[name], of[name] as Field, depth + 1));
  }

  function fits(test: unknown, field: Field, depth: number): boolean {
    const { value, tests } = kinds[field.kind] ?? NOTHING;
    if (test === null || value(test, field)) {
      values += 1;
      return !isTooLarge();
    }
    if (!isObject(test) || depth > DEEPEST) return false;
    return Object.entries(test).every(([name, expected]) => {
      parts += 1;
      if (name === 'in') values += Array.isArray(expected) ? expected.length : 0;
      else if (name !== 'not') values += 1;
      if (isTooLarge()) return false;
      if (name === 'empty') return typeof expected === 'boolean';
      if (name === 'is') return expected === null || value(expected, field);
      if (name === 'not') return fits(expected, field, depth + 1);
      if (!tests.includes(name)) return false;
      if (name !== 'in') return value(expected, field);
      return Array.isArray(expected) && expected.every((one) => value(one, field));
    });
  }

  if (sound(sent, 0)) return undefined;
  return isTooLarge() ? 'tooLarge' : 'unknown';
}

interface Kind {
  value(value: unknown, field: Field): boolean;
  /** The tests allowed in addition to `is`, `not` and `empty`, which every kind of field allows. */
  readonly tests: readonly string[];
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const only = (value: Json, names: readonly string[]) =>
  Object.keys(value).every((name) => names.includes(name));
const whole = (value: unknown) =>
  value === undefined || (Number.isInteger(value) && Math.abs(value as number) < 10_000);

const STARTS: readonly unknown[] = [undefined, 'week', 'month', 'term', 'nextTerm', 'schoolYear', 'year'];

/** Tells whether a value is relative to today, such as `{ today: { start: 'month', months: -1 } }`. */
function isFromToday(value: unknown, name: 'today' | 'midnight'): boolean {
  if (!isObject(value) || !only(value, [name])) return false;
  const edge = value[name];
  if (!isObject(edge) || !only(edge, ['start', 'months', 'days'])) return false;
  return STARTS.includes(edge.start) && whole(edge.months) && whole(edge.days);
}

const isNow = (value: unknown) =>
  isObject(value) &&
  only(value, ['now']) &&
  isObject(value.now) &&
  only(value.now, ['months']) &&
  whole(value.now.months);

/** End of an instant in UTC, with at most milliseconds, the precision of a JavaScript Date. */
const IN_UTC = /:\d\d(\.\d{1,3})?Z$/;
const isText = (value: unknown) =>
  typeof value === 'string' && value.length <= LONGEST && !value.includes('\0');

const text: Kind = { value: isText, tests: ['in', 'startsWith', 'contains', 'alike', 'begins'] };
const NOTHING: Kind = { value: () => false, tests: [] };

/** The tests and values allowed for each kind of field. */
const kinds: { readonly [K in Field['kind']]?: Kind } = {
  text,
  ref: text,
  choice: {
    value: (value, field) => field.kind === 'choice' && field.of.includes(value as string),
    tests: ['in'],
  },
  number: { value: Number.isFinite, tests: ['in', 'before', 'from'] },
  money: { value: Number.isSafeInteger, tests: ['in', 'before', 'from'] },
  flag: { value: (value) => typeof value === 'boolean', tests: ['in'] },
  day: {
    value: (value) => (typeof value === 'string' ? isDay(value) : isFromToday(value, 'today')),
    tests: ['before', 'from'],
  },
  instant: {
    value: (value) =>
      typeof value === 'string'
        ? IN_UTC.test(value) && isInstant(value)
        : isFromToday(value, 'midnight') || isNow(value),
    tests: ['before', 'from'],
  },
};
