import type { HeldRole } from '../../../../contract/roles/application';
import { isReserved } from '../../../../contract/roles/checkRole';
import { holds, inOrder } from '../../../../contract/roles/heldRoles';
import type { UserRow } from './foreseen';
import { countsIn, type RoleOptions } from './useRoleCatalogue';

/** A role held by some of several users, with its holders. */
interface HeldByMany {
  readonly role: HeldRole;
  readonly holders: readonly UserRow[];
}

/** Returns the roles that can be taken from these users, the most frequent first. */
export function heldByMany(known: RoleOptions, users: readonly UserRow[]): readonly HeldByMany[] {
  const all = inOrder(users.flatMap(({ groups }) => groups ?? []));
  return all
    .filter((role) => countsIn(known)(role) && !isReserved(known, role))
    .map((role) => ({ role, holders: users.filter(({ groups }) => holds(groups ?? [], role)) }))
    .sort((a, b) => b.holders.length - a.holders.length);
}

/** Returns the users who hold any of these roles. */
export const holdingAny = (users: readonly UserRow[], roles: readonly HeldRole[]): readonly UserRow[] =>
  users.filter(({ groups }) => roles.some((role) => holds(groups ?? [], role)));
