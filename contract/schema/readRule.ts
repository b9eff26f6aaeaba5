import type { Role } from '../permissions/roles';
import { matches, type Viewer, type Where } from './where';

/**
 * Restricts who reads a field: people with one of the roles, in records that match the condition; if both are given,
 * both apply.
 */
export interface ReadRule<R> {
  readonly roles?: readonly Role[];
  readonly where?: Where<R>;
}

type Known = Readonly<Record<string, unknown>>;

/** The fields that only some people may read, by name. */
export type ReadRules = { readonly [field: string]: ReadRule<Known> | undefined };

/** Returns the fields that a person with these roles may not read in any record. */
export const neverRead = (rules: ReadRules = {}, held: readonly Role[] = []): readonly string[] =>
  Object.entries(rules).flatMap(([name, rule]) =>
    rule?.roles && !rule.roles.some((role) => held.includes(role)) ? [name] : [],
  );

/**
 * Returns the fields of a record that a person may not read.
 *
 * @param record a whole record: conditions cannot be evaluated on a part of one, in which nobody reads the fields that
 *   depend on them
 */
export function unreadOf(rules: ReadRules = {}, record: Known, viewer: Viewer): readonly string[] {
  const never = neverRead(rules, viewer.roles);
  const isWhole = 'id' in record;
  return Object.entries(rules).flatMap(([name, rule]) => {
    if (never.includes(name)) return [name];
    return rule?.where && !(isWhole && matches(rule.where, record, viewer)) ? [name] : [];
  });
}

/** Returns a record without the fields that the person may not read. */
export function asRead<R extends Known>(rules: ReadRules | undefined, record: R, viewer: Viewer): R {
  const unread = unreadOf(rules, record, viewer);
  if (unread.length === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !unread.includes(name))) as R;
}
