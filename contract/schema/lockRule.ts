import type { Role } from '../permissions/roles';
import { isExcused } from './actionRule';
import { matches, type Viewer, type Where } from './where';

/** Fields of a record that are not changed while a condition holds, and the sentence that says why. */
export interface LockRule<R> {
  readonly fields: readonly (keyof R & string)[];
  readonly when: Where<R>;
  /** The lock does not apply to this role. */
  readonly unless?: Role;
  /** The lock applies to this role and to no other. */
  readonly only?: Role;
  /** Italian, for the person who would change them. */
  readonly say: string;
}

type Known = Readonly<Record<string, unknown>>;

/** The locks of whichever record. */
export type LockRules = readonly LockRule<Known>[];

/**
 * The fields of a record that are locked, each with what its lock says. The locks follow what is written: they are judged
 * on the record as it becomes, but for the fields that they lock, which are as they were.
 *
 * @param before nothing of a new record, but for what it begins with
 */
export function lockedFields(
  rules: LockRules,
  before: Known,
  after: Known,
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
