import type { ValueOf } from './fields';
import type { Where } from './where';

/** The name of a field that may have such a value. */
type Bearing<V, R> = { [K in keyof R]-?: [V] extends [NonNullable<R[K]>] ? K : never }[keyof R] & string;

/** A condition for each value; none for what is written, whose values nobody can list. */
type ByValue<V, R> = [V] extends [boolean]
  ? { readonly true: Where<R>; readonly false: Where<R> }
  : [V] extends [string]
    ? string extends V
      ? never
      : { readonly [K in V]: Where<R> }
    : never;

/** A member of the records in a list. */
type Inside<R> = {
  [K in keyof R]-?: NonNullable<R[K]> extends readonly (infer I extends object)[]
    ? { readonly some: K & string; readonly has: keyof I & string }
    : never;
}[keyof R];

/**
 * Which records a filter keeps, as data:
 * - the name of a field: those that have the value in it; of a flag, no is as good as none;
 * - a condition for each value;
 * - `{ some: 'groups', has: 'uid' }`: those that have it in one of the records of a list. Filters on the same list mean
 *   one and the same of these.
 */
export type Meaning<V, R> = Bearing<V, R> | ByValue<V, R> | Inside<R>;

/** What each filter of a list means; one without a meaning is no condition on a record. */
export type Meanings<Q, R> = { readonly [K in keyof Q]?: Meaning<ValueOf<Q[K]>, R> };

/** The meanings of whichever list. */
export type AnyMeanings = Readonly<Record<string, AnyMeaning>>;
export type AnyMeaning = string | AnyInside | { readonly [value: string]: object };
interface AnyInside {
  readonly some: string;
  readonly has: string;
}

type Known = Readonly<Record<string, unknown>>;

/** What no record is: a value that a filter does not know keeps none. */
const NONE = { any: [] };

export const isInside = (meaning: AnyMeaning): meaning is AnyInside =>
  typeof meaning === 'object' && typeof meaning.some === 'string';

/** Which records the values of some filters keep; a filter without a value keeps them all. */
export function filterWhere<R>(means: AnyMeanings, values: object): Where<R> {
  const parts: object[] = [];
  const inside: Record<string, Known> = {};
  for (const [name, meaning] of Object.entries(means)) {
    const value = (values as Known)[name];
    if (value === undefined || value === null || value === '') continue;
    if (typeof meaning === 'string') parts.push({ [meaning]: value === false ? { not: true } : value });
    else if (isInside(meaning)) inside[meaning.some] = { ...inside[meaning.some], [meaning.has]: value };
    else parts.push(new Map(Object.entries(meaning)).get(String(value)) ?? NONE);
  }
  for (const [list, some] of Object.entries(inside)) parts.push({ [list]: { some } });
  return { all: parts as Where<R>[] };
}
