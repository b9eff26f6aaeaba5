import type { Role } from '../permissions/roles';
import { isExcused } from './actionRule';
import type { AnyRecord } from './anyRecord';
import { matches, type Viewer, type Where } from './where';

/** Fields of a record that cannot change while a condition holds, and the sentence that explains why. */
export interface LockRule<R> {
  readonly fields: readonly (keyof R & string)[];
  readonly when: Where<R>;
  /** The lock does not apply to this role. */
  readonly unless?: Role;
  /** The lock applies to this role and to no other. */
  readonly only?: Role;
  /** Italian, for a person who tries to change the fields. */
  readonly say: string;
}

/** The locks of any record. */
export type LockRules = readonly LockRule<AnyRecord>[];

/**
 * Returns the locked fields of a record, each with the sentence of its lock. Locks are evaluated on the record as it
 * would become, except that the fields they lock keep their previous values.
 *
 * @param before for a new record, only its initial values
 */
export function lockedFields(
  rules: LockRules,
  before: AnyRecord,
  after: AnyRecord,
  viewer: Viewer,
): ReadonlyMap<string, string> {
  const locked = new Map<string, string>();
  for (const rule of rules) {
    if (isExcused(rule, viewer)) continue;
    const { fields, when, say } = rule;
    const own = Object.fromEntries(fields.map((name) => [name, before[name]]));
    if (!matches(when, { ...after, ...own }, viewer)) continue;
    for (const field of fields) locked.set(field, say);
  }
  return locked;
}
