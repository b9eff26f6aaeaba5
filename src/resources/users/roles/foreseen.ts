import type { HeldRole } from '../../../../contract/roles/application';
import { assignRoles } from '../../../../contract/roles/assignRoles';
import { without } from '../../../../contract/roles/heldRoles';
import type { Viewer } from '../../../../contract/schema/where';
import type { User } from '../../../../contract/users/user';
import { rolesRules, whyNoRoles } from '../../../../contract/users/userRoles';
import { type Eligibility, eligibility } from '../../../engine/actions/eligibility';
import type { Named } from '../../../engine/actions/preview';
import type { Row } from '../../../engine/declaration/defineResource';
import type { RoleOptions } from './useRoleCatalogue';

/** A user as a row of the list. */
export type UserRow = User & { readonly id: string };

/** Returns the users who can get roles, and those excluded, by rule. */
export const eligibleForRoles = (rows: readonly Row[], viewer: Viewer): Eligibility<UserRow> =>
  eligibility<User>(rolesRules, rows as unknown as readonly User[], viewer) as Eligibility<UserRow>;

export const namedUser = ({ id, labelNomeCognome }: UserRow): Named => ({ id, name: labelNomeCognome || id });

/** Returns the users who already hold all of the chosen roles, so that nothing changes for them. */
export const holdingAll = (users: readonly UserRow[], chosen: readonly HeldRole[]): readonly UserRow[] =>
  users.filter(({ groups }) => without(chosen, groups ?? []).length === 0);

/**
 * Returns the users who, as far as the list knows, will not get all of the roles, with the reasons; `sentence`
 * translates them.
 */
export const foreseenRefusals = (
  known: RoleOptions,
  users: readonly UserRow[],
  chosen: readonly HeldRole[],
  viewer: Viewer,
  sentence: (text: string) => string,
): readonly (Named & { readonly reason: string })[] =>
  users.flatMap((user) => {
    const { refused } = assignRoles(known, user.groups ?? [], chosen);
    const whyNone = whyNoRoles(user, viewer);
    const reasons = refused.map(({ role, reason }) => `${role.group}: ${sentence(reason)}`);
    const reason = whyNone ? sentence(whyNone) : reasons.join(' ');
    return reason ? [{ ...namedUser(user), reason }] : [];
  });
