import { isReservedGroup } from '../permissions/roles';
import type { GroupRule, HeldRole } from './application';
import { holds, without } from './heldRoles';
import { excludedMessage, missingMessage, reservedMessage } from './sentences';

/** What decides about roles: the rules between them, and whether the person who gives them is a supervisor. */
export interface RoleRules {
  readonly rules: readonly GroupRule[];
  /** Only a supervisor gives or takes a role that administers something, such as that of the Campus manager. */
  readonly bySupervisor: boolean;
}

/** A role of somebody who holds certain others: whether it can be clicked, and what comes of it. */
export interface RoleChoice {
  readonly held: boolean;
  /** Why it can be neither given nor taken, in Italian; undefined when it can. */
  readonly whyNot?: string;
  /** What is held after a click; the same as before where there is a reason why not. */
  readonly after: readonly HeldRole[];
}

/**
 * The one function that decides about roles: which can be selected, why not, and what a click does. Exclusion is
 * symmetric within an application; of several prerequisites one is enough (decision Q-050). Where a prerequisite is
 * taken, the roles that needed it go too.
 *
 * @param held all that the person holds, of whichever application
 */
export function judgeRole(rules: RoleRules, held: readonly HeldRole[], role: HeldRole): RoleChoice {
  if (holds(held, role)) {
    const after = withPrerequisites(rules.rules, without(held, [role]));
    const taken = without(held, after).find((one) => isReserved(rules, one));
    return taken ? { held: true, whyNot: reservedMessage(taken), after: held } : { held: true, after };
  }
  const whyNot = isReserved(rules, role) ? reservedMessage(role) : whyNotTogether(rules.rules, held, role);
  return whyNot ? { held: false, whyNot, after: held } : { held: false, after: [...held, role] };
}

/** Why a role cannot join others, by the rules alone; undefined when it can. */
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

/** The roles of which one must be held for this one; none where it stands by itself. */
const prerequisites = (rules: readonly GroupRule[], role: HeldRole): readonly HeldRole[] =>
  rules
    .filter(
      ({ id, roleRelationship }) =>
        id.typeRelationship === 'inclusion' && id.ac === role.uid && roleRelationship.includes(role.group),
    )
    .map(({ id }) => ({ uid: id.ac, group: id.roleSelected }));

/**
 * What stays of held roles when those without their prerequisite go, and those that needed these, and so on. Roles
 * that only hold up each other go too: nobody could give them one after the other.
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

/** What is wrong with roles that are held together, each as a sentence; none when they may be. */
export function roleFaults(rules: readonly GroupRule[], held: readonly HeldRole[]): readonly string[] {
  const reasons = held.flatMap((role) => whyNotTogether(rules, held, role) ?? []);
  return [...new Set(reasons)];
}

export const isReserved = ({ bySupervisor }: Pick<RoleRules, 'bySupervisor'>, { group }: HeldRole): boolean =>
  !bySupervisor && isReservedGroup(group);
