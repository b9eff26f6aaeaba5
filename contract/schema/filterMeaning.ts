import type { AnyRecord } from './anyRecord';
import type { ValueOf } from './fields';
import type { Where } from './where';

/** The names of the fields of a record that may have a given value. */
type Bearing<V, R> = { [K in keyof R]-?: [V] extends [NonNullable<R[K]>] ? K : never }[keyof R] & string;

/** A condition for each value; not available for free text, whose values cannot be listed. */
type ByValue<V, R> = [V] extends [boolean]
  ? { readonly true: Where<R>; readonly false: Where<R> }
  : [V] extends [string]
    ? string extends V
      ? never
      : { readonly [K in V]: Where<R> }
    : never;

/** A field inside the records of a list, given by the list (`some`) and the field (`has`). */
type Inside<R> = {
  [K in keyof R]-?: NonNullable<R[K]> extends readonly (infer I extends object)[]
    ? { readonly some: K & string; readonly has: keyof I & string }
    : never;
}[keyof R];

/**
 * The records that a filter keeps:
 * - the name of a field: records with the filter's value in the field; for a flag, `false` also matches a missing
 * value;
 * - a condition for each value of the filter;
 * - `{ some: 'groups', has: 'uid' }`: records with the value in one element of a list. Filters on the same list must
 * match the same element.
 */
export type Meaning<V, R> = Bearing<V, R> | ByValue<V, R> | Inside<R>;

/** The meaning of each filter of a list; a filter without a meaning is not a condition on a record. */
export type Meanings<Q, R> = { readonly [K in keyof Q]?: Meaning<ValueOf<Q[K]>, R> };

/** The meanings of the filters of any list. */
export type AnyMeanings = Readonly<Record<string, AnyMeaning>>;
export type AnyMeaning = string | AnyInside | { readonly [value: string]: object };
interface AnyInside {
  readonly some: string;
  readonly has: string;
}

/** Condition that matches no record, for a value that a filter does not know. */
const NONE = { any: [] };

export const isInside = (meaning: AnyMeaning): meaning is AnyInside =>
  typeof meaning === 'object' && typeof meaning.some === 'string';

/** Returns the condition for the values of some filters; a filter without a value keeps all records. */
export function filterWhere<R>(means: AnyMeanings, values: object): Where<R> {
  const parts: object[] = [];
  const inside: Record<string, AnyRecord> = {};
  for (const [name, meaning] of Object.entries(means)) {
    const value = (values as AnyRecord)[name];
    if (value === undefined || value === null || value === '') continue;
    if (typeof meaning === 'string') parts.push({ [meaning]: value === false ? { not: true } : value });
    else if (isInside(meaning)) inside[meaning.some] = { ...inside[meaning.some], [meaning.has]: value };
    else parts.push(new Map(Object.entries(meaning)).get(String(value)) ?? NONE);
  }
  for (const [list, some] of Object.entries(inside)) parts.push({ [list]: { some } });
  return { all: parts as Where<R>[] };
}
