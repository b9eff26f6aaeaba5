import { isReservedGroup } from '../permissions/roles';
import type { GroupRule, HeldRole } from './application';
import { holds, without } from './heldRoles';
import { excludedMessage, missingMessage, reservedMessage } from './sentences';

/** Rules between roles, and whether the person who assigns them is a supervisor. */
export interface RoleRules {
  readonly rules: readonly GroupRule[];
  /**
   * Whether the person is a supervisor, who alone assigns and revokes administrative roles, such as that of the Campus
   * manager.
   */
  readonly bySupervisor: boolean;
}

/** Decision about one role, given the roles already held. */
export interface RoleChoice {
  readonly held: boolean;
  /** Reason why it can be neither assigned nor revoked, in Italian; absent if it can. */
  readonly whyNot?: string;
  /** Roles held after a click on the role; unchanged if `whyNot` is present. */
  readonly after: readonly HeldRole[];
}

/**
 * Decides whether a person's role can be assigned or revoked, the reason if not, and the roles held afterwards. All
 * decisions about roles use this function. Exclusion is symmetric within an application; one of several prerequisites
 * is enough (decision Q-050). If a prerequisite is revoked, the roles that need it are revoked too.
 * @param held all roles of the person, of any application
 */
export function checkRole(rules: RoleRules, held: readonly HeldRole[], role: HeldRole): RoleChoice {
  if (holds(held, role)) {
    const after = withPrerequisites(rules.rules, without(held, [role]));
    const taken = without(held, after).find((one) => isReserved(rules, one));
    return taken ? { held: true, whyNot: reservedMessage(taken), after: held } : { held: true, after };
  }
  const whyNot = isReserved(rules, role) ? reservedMessage(role) : whyNotTogether(rules.rules, held, role);
  return whyNot ? { held: false, whyNot, after: held } : { held: false, after: [...held, role] };
}

/** Returns why the rules do not allow a role together with others, or undefined if they do. */
function whyNotTogether(
  rules: readonly GroupRule[],
  held: readonly HeldRole[],
  role: HeldRole,
): string | undefined {
  const excluding = rules.filter((rule) => excludes(rule, held, role)).map(excludedMessage);
  const needed = prerequisites(rules, role);
  const missing = needed.length > 0 && !needed.some((one) => holds(held, one));
  const reasons = [...excluding, ...(missing ? [missingMessage(role, needed)] : [])];
  return reasons.length > 0 ? reasons.join(' ') : undefined;
}

function excludes({ id, roleRelationship }: GroupRule, held: readonly HeldRole[], role: HeldRole): boolean {
  if (id.typeRelationship !== 'exclusion' || id.ac !== role.uid) return false;
  const has = (group: string) => group !== role.group && holds(held, { uid: id.ac, group });
  if (id.roleSelected === role.group) return roleRelationship.some(has);
  return roleRelationship.includes(role.group) && has(id.roleSelected);
}

/** Returns the roles of which at least one must be held before the given role; empty if it has no prerequisite. */
const prerequisites = (rules: readonly GroupRule[], role: HeldRole): readonly HeldRole[] =>
  rules
    .filter(
      ({ id, roleRelationship }) =>
        id.typeRelationship === 'inclusion' && id.ac === role.uid && roleRelationship.includes(role.group),
    )
    .map(({ id }) => ({ uid: id.ac, group: id.roleSelected }));

/**
 * Removes roles whose prerequisite is not held, then the roles that needed these, and so on. Roles that are only each
 * other's prerequisite are removed too, because they could not be assigned one by one.
 */
export function withPrerequisites(
  rules: readonly GroupRule[],
  held: readonly HeldRole[],
  standing: readonly HeldRole[] = [],
): readonly HeldRole[] {
  const more = held.filter((role) => {
    const needed = prerequisites(rules, role);
    return needed.length === 0 || needed.some((one) => holds(standing, one));
  });
  return more.length === standing.length ? more : withPrerequisites(rules, held, more);
}

/** Returns the errors in roles that are held together, one sentence each; empty if there are none. */
export function roleFaults(rules: readonly GroupRule[], held: readonly HeldRole[]): readonly string[] {
  const reasons = held.flatMap((role) => whyNotTogether(rules, held, role) ?? []);
  return [...new Set(reasons)];
}

export const isReserved = ({ bySupervisor }: Pick<RoleRules, 'bySupervisor'>, { group }: HeldRole): boolean =>
  !bySupervisor && isReservedGroup(group);
