import type { Role } from '../permissions/roles';
import { matches, type Viewer, type Where } from './where';

/** Who reads a field of a record: somebody with one of these roles, of records for which this holds; both, where both are said. */
export interface ReadRule<R> {
  readonly roles?: readonly Role[];
  readonly where?: Where<R>;
}

type Known = Readonly<Record<string, unknown>>;

/** The fields that only some people read, by name. */
export type ReadRules = { readonly [field: string]: ReadRule<Known> | undefined };

/** The fields that somebody with these roles reads of no record. */
export const neverRead = (rules: ReadRules = {}, held: readonly Role[] = []): readonly string[] =>
  Object.entries(rules).flatMap(([name, rule]) =>
    rule?.roles && !rule.roles.some((role) => held.includes(role)) ? [name] : [],
  );

/**
 * The fields of a record that somebody does not read.
 *
 * @param record whole: of a part of one it cannot be told whether a condition holds, and nobody reads what depends on it
 */
export function unreadOf(rules: ReadRules = {}, record: Known, viewer: Viewer): readonly string[] {
  const never = neverRead(rules, viewer.roles);
  const isWhole = 'id' in record;
  return Object.entries(rules).flatMap(([name, rule]) => {
    if (never.includes(name)) return [name];
    return rule?.where && !(isWhole && matches(rule.where, record, viewer)) ? [name] : [];
  });
}

/** A record as somebody reads it: what he does not read is not in it. */
export function asRead<R extends Known>(rules: ReadRules | undefined, record: R, viewer: Viewer): R {
  const unread = unreadOf(rules, record, viewer);
  if (unread.length === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !unread.includes(name))) as R;
}
