import type { HeldRole } from './application';
import { checkRole, type RoleRules } from './checkRole';
import { holds, inOrder, without } from './heldRoles';

/** Role that was not assigned, with the reason. */
export interface RefusedRole {
  readonly role: HeldRole;
  readonly reason: string;
}

export interface Assignment {
  /** All roles held afterwards. */
  readonly after: readonly HeldRole[];
  /** The chosen roles that are held afterwards. */
  readonly given: readonly HeldRole[];
  readonly refused: readonly RefusedRole[];
}

/**
 * Assigns roles in addition to those held, in any order that the rules allow. Of two roles that exclude each other, the
 * first is assigned. The roles that cannot be assigned are returned with the reason.
 */
export function assignRoles(
  rules: RoleRules,
  held: readonly HeldRole[],
  chosen: readonly HeldRole[],
): Assignment {
  const wanted = chosen.filter((role, place) => !holds(chosen.slice(0, place), role));
  let after = held;
  for (let before: typeof held | undefined; before !== after; ) {
    before = after;
    for (const role of without(wanted, after)) after = checkRole(rules, after, role).after;
  }
  const refused = without(wanted, after).map((role) => ({
    role,
    reason: checkRole(rules, after, role).whyNot ?? '',
  }));
  return { after: inOrder(after), given: wanted.filter((role) => holds(after, role)), refused };
}

/**
 * Returns the roles of a person after copying those of a colleague. In the applications that `counts` accepts, they are
 * the colleague's roles that the rules allow; in other applications, the person's own roles.
 * @param counts returns whether a role is of an application whose roles the school assigns
 */
export function rolesLike(
  rules: RoleRules,
  own: readonly HeldRole[],
  colleagues: readonly HeldRole[],
  counts: (role: HeldRole) => boolean,
): Assignment {
  const wanted = colleagues.filter(counts);
  // The roles are removed one at a time, as if clicked: a role that only a supervisor can revoke stays, with its
  // prerequisites.
  const kept = without(own.filter(counts), wanted).reduce(
    (held, role) => (holds(held, role) ? checkRole(rules, held, role).after : held),
    own,
  );
  return assignRoles(rules, kept, wanted);
}
