import type { Role } from '../permissions/roles';
import type { AnyRecord } from './anyRecord';
import { fieldsNamed, matches, type Viewer, type Where } from './where';

/**
 * Restricts who reads a field: people with one of the `roles`, in records that match `where`. If several parts are
 * given, all apply: of the rules in `any` at least one, of the rules in `all` each.
 * @example { any: [{ roles: ['supervisor'] }, { where: { inCharge: { mine: 'uid' } } }] }
 */
export interface ReadRule<R> {
  readonly roles?: readonly Role[];
  readonly where?: Where<R>;
  readonly any?: readonly ReadRule<R>[];
  readonly all?: readonly ReadRule<R>[];
}

/** The fields that only some people may read, by name. */
export type ReadRules = { readonly [field: string]: ReadRule<AnyRecord> | undefined };

/** Returns whether people who hold certain roles read the field in records for which `test` evaluates conditions. */
const reads = (
  { roles, where, any, all = [] }: ReadRule<AnyRecord>,
  held: readonly Role[],
  test: (where: Where<AnyRecord>) => boolean,
): boolean =>
  (!roles || roles.some((role) => held.includes(role))) &&
  (!where || test(where)) &&
  (!any || any.some((rule) => reads(rule, held, test))) &&
  all.every((rule) => reads(rule, held, test));

const rulesIn = (rules: ReadRules) =>
  Object.entries(rules).flatMap(([name, rule]) => (rule ? [[name, rule] as const] : []));

/** Returns the fields that a person with these roles may not read in any record. */
export const neverRead = (rules: ReadRules = {}, held: readonly Role[] = []): readonly string[] =>
  rulesIn(rules)
    .filter(([, rule]) => !reads(rule, held, () => true))
    .map(([name]) => name);

/** Returns the fields that a person with these roles reads in some records only. */
export const sometimesRead = (rules: ReadRules = {}, held: readonly Role[] = []): readonly string[] =>
  rulesIn(rules)
    .filter(([, rule]) => reads(rule, held, () => true) && !reads(rule, held, () => false))
    .map(([name]) => name);

/**
 * Returns the fields of a record that a person may not read.
 *
 * @param record a whole record, or part of one: a condition on a missing field does not hold, because it cannot be
 *   evaluated
 */
export const unreadOf = (rules: ReadRules = {}, record: AnyRecord, viewer: Viewer): readonly string[] => {
  const holds = (where: Where<AnyRecord>) =>
    fieldsNamed(where).every((name) => name in record) && matches(where, record, viewer);
  return rulesIn(rules)
    .filter(([, rule]) => !reads(rule, viewer.roles ?? [], holds))
    .map(([name]) => name);
};

/** Returns a record without the fields that the person may not read. */
export function asRead<R extends AnyRecord>(rules: ReadRules | undefined, record: R, viewer: Viewer): R {
  const unread = unreadOf(rules, record, viewer);
  if (unread.length === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !unread.includes(name))) as R;
}
