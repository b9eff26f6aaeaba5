import type { HeldRole } from './application';
import { holds, inOrder, without } from './heldRoles';
import { judgeRole, type RoleRules } from './judgeRole';

/** A role that was not given, and why. */
export interface RefusedRole {
  readonly role: HeldRole;
  readonly reason: string;
}

export interface Assignment {
  /** All that is held then. */
  readonly after: readonly HeldRole[];
  /** Those of the chosen that are held then. */
  readonly given: readonly HeldRole[];
  readonly refused: readonly RefusedRole[];
}

/**
 * Gives roles to somebody besides what is held: each that can be given, in whichever order the rules allow; of two
 * that exclude each other the first. The others are refused, each with its reason.
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
    for (const role of without(wanted, after)) after = judgeRole(rules, after, role).after;
  }
  const refused = without(wanted, after).map((role) => ({
    role,
    reason: judgeRole(rules, after, role).whyNot ?? '',
  }));
  return { after: inOrder(after), given: wanted.filter((role) => holds(after, role)), refused };
}

/**
 * What somebody would hold who becomes like a colleague: of the applications that count the colleague's roles, as
 * far as the rules let them, of the others their own.
 *
 * @param counts whether a role is of an application whose roles the school gives
 */
export function rolesLike(
  rules: RoleRules,
  own: readonly HeldRole[],
  colleagues: readonly HeldRole[],
  counts: (role: HeldRole) => boolean,
): Assignment {
  const wanted = colleagues.filter(counts);
  // One after the other, as by clicks: what only a supervisor takes stays, with what it needs.
  const kept = without(own.filter(counts), wanted).reduce(
    (held, role) => (holds(held, role) ? judgeRole(rules, held, role).after : held),
    own,
  );
  return assignRoles(rules, kept, wanted);
}
