import type { HeldRole } from './application';

export const sameRole = (one: HeldRole, other: HeldRole): boolean =>
  one.uid === other.uid && one.group === other.group;

export const holds = (held: readonly HeldRole[], role: HeldRole): boolean =>
  held.some((one) => sameRole(one, role));

/** Returns the roles of the first list that are not in the second. */
export const without = (held: readonly HeldRole[], taken: readonly HeldRole[]): readonly HeldRole[] =>
  held.filter((one) => !holds(taken, one));

/** Returns each role once, sorted by application and name. */
export const inOrder = (held: readonly HeldRole[]): readonly HeldRole[] =>
  held
    .filter((one, place) => held.findIndex((other) => sameRole(one, other)) === place)
    .sort((a, b) => compare(a.uid, b.uid) || compare(a.group, b.group));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the roles that are held only after a change, and those held only before it. */
export const roleDifferences = (before: readonly HeldRole[], after: readonly HeldRole[]) => ({
  added: without(after, before),
  removed: without(before, after),
});

/**
 * Returns the codes of the applications in which a role is held, and which are therefore enabled (ROLE-023, ROLE-027).
 */
export const enabledApplications = (held: readonly HeldRole[]): ReadonlySet<string> =>
  new Set(held.map(({ uid }) => uid));
