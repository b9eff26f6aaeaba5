import type { HeldRole } from '../../../../contract/roles/application';
import { type Assignment, assignRoles, type RefusedRole } from '../../../../contract/roles/assignRoles';
import { isReserved, roleFaults, withPrerequisites } from '../../../../contract/roles/checkRole';
import { holds, inOrder, roleDifferences, without } from '../../../../contract/roles/heldRoles';
import { notOfSchoolMessage, reservedMessage } from '../../../../contract/roles/sentences';
import type { RolesInput } from '../../../../contract/users/userRoles';
import type { SchoolRoleRules } from './schoolRoles';

/**
 * Returns the roles that a user would hold after roles are added, replaced or removed, and the roles that the rules
 * refuse.
 */
export function wantedRoles(
  school: SchoolRoleRules,
  held: readonly HeldRole[],
  { groups, replace, remove }: RolesInput,
): Assignment {
  const unknown = groups
    .filter((role) => !school.has(role))
    .map((role): RefusedRole => ({ role, reason: notOfSchoolMessage(role) }));
  if (remove && !replace) return withoutRoles(school, held, groups, unknown);
  if (!replace) {
    const assignment = assignRoles(school, held, groups.filter(school.has));
    return { ...assignment, refused: [...unknown, ...assignment.refused] };
  }
  const others = held.filter((role) => !school.counts(role));
  const after = inOrder([...others, ...groups.filter(school.has)]);
  const reason = whyNotReplaced(school, held, after);
  if (unknown.length === 0 && !reason) return { after, given: groups, refused: [] };
  // An exact set is applied entirely or not at all. For an empty set, the refusal names the roles that would be
  // removed.
  const concerned = groups.length > 0 ? groups : roleDifferences(held, after).removed;
  return {
    after: held,
    given: [],
    refused: reason ? concerned.map((role) => ({ role, reason })) : unknown,
  };
}

/**
 * Returns the roles left after some are removed: roles that require them are removed too, as when one user is edited.
 */
function withoutRoles(
  school: SchoolRoleRules,
  held: readonly HeldRole[],
  groups: readonly HeldRole[],
  unknown: readonly RefusedRole[],
): Assignment {
  const given = held.filter((role) => school.counts(role) && holds(groups, role));
  const left = without(held, given);
  const unsupported = without(withPrerequisites(school.rules, held), withPrerequisites(school.rules, left));
  const after = inOrder(without(left, unsupported));
  const reserved = roleDifferences(held, after).removed.find((role) => isReserved(school, role));
  if (!reserved) return { after, given, refused: unknown };
  const reason = reservedMessage(reserved);
  return { after: held, given: [], refused: [...unknown, ...given.map((role) => ({ role, reason }))] };
}

/** Returns the reason why the roles `before` of a user cannot be replaced by `after`; undefined if they can. */
export function whyNotReplaced(
  school: SchoolRoleRules,
  before: readonly HeldRole[],
  after: readonly HeldRole[],
): string | undefined {
  const { added, removed } = roleDifferences(before, after);
  const reserved = [...added, ...removed].find((role) => isReserved(school, role));
  if (reserved) return reservedMessage(reserved);
  const faults = roleFaults(school.rules, after.filter(school.counts));
  return faults.length > 0 ? faults.join(' ') : undefined;
}
