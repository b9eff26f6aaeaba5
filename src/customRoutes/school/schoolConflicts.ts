import type { ChangedBy } from '../../../contract/schema/errors';
import {
  type SchoolProfile,
  type SchoolUpdate,
  schoolUpdateFields,
} from '../../../contract/schools/schoolProfile';
import { merge } from '../../engine/form/merge';

export type UpdateField = keyof SchoolUpdate;
export const updateFields = Object.keys(schoolUpdateFields) as UpdateField[];

/** What two people changed at once. */
export interface Conflict {
  readonly fields: readonly UpdateField[];
  readonly theirs: SchoolUpdate;
  readonly mine: SchoolUpdate;
  readonly by: ChangedBy | undefined;
}

/** What of a school can be changed, nothing being null. */
export const updateOf = (school: Partial<SchoolProfile>): SchoolUpdate =>
  Object.fromEntries(updateFields.map((field) => [field, school[field] ?? null])) as unknown as SchoolUpdate;

const filled = (values: SchoolUpdate) =>
  Object.fromEntries(updateFields.map((field) => [field, values[field] ?? ''])) as Record<
    UpdateField,
    string | boolean
  >;

/** The fields that differ, as the first has them. */
export function changesOf(values: SchoolUpdate, base: SchoolUpdate): Partial<SchoolUpdate> {
  const [now, before] = [filled(values), filled(base)];
  return Object.fromEntries(
    updateFields.filter((field) => now[field] !== before[field]).map((field) => [field, values[field]]),
  );
}

/** Two people's changes put together, and the fields that both changed, and not to the same. */
export function mergeSchool(base: SchoolUpdate, mine: SchoolUpdate, theirs: SchoolUpdate) {
  const both = merge(filled(base), filled(mine), filled(theirs));
  return {
    values: both.values as unknown as SchoolUpdate,
    conflicts: both.conflicts as readonly UpdateField[],
  };
}
