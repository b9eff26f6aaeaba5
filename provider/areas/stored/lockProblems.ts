import { isDeepStrictEqual } from 'node:util';
import type { AnyRecord } from '../../../contract/schema/anyRecord';
import type { FieldError } from '../../../contract/schema/errors';
import { lockedFields } from '../../../contract/schema/lockRule';
import type { Viewer } from '../../../contract/schema/where';
import type { StoredEntity } from '../../../contract/storing/stored';

/**
 * Returns the errors for locked fields that would change.
 * @param before the current record; for a new one, the provider's initial values
 * @param written fields with their new values
 */
export const lockProblems = (
  { locked }: StoredEntity,
  before: AnyRecord,
  written: AnyRecord,
  viewer: Viewer,
): readonly FieldError[] =>
  [...lockedFields(locked, before, { ...before, ...written }, viewer)]
    .filter(([name]) => name in written && !sameValue(before[name], written[name]))
    .map(([field, message]) => ({ field, message }));

/**
 * Compares values: all representations of an empty value are equal, and so is a timestamp with and without
 * milliseconds.
 */
export const sameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(plain(one), plain(other));

const MOMENT = /^\d{4}-\d\d-\d\dT/;
function plain(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null;
  if (Array.isArray(value) && value.length === 0) return null;
  return typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) : value;
}
