import * as accountMessages from '../messages/it/account';
import * as usersMessages from '../messages/it/users';
import { MANAGER_GROUP } from '../permissions/roles';
import { heldRoleFields } from '../roles/application';
import { fields, type RecordOf } from '../schema/fields';
import type { Viewer } from '../schema/where';
import { reservedRule, selectable, type User, type UserRule, whyNot } from './user';

/** Group of user managers, granted and revoked by the switch 'gestore utenti' (USR-101). */
export const userManagerGroup = { uid: 'SSO', group: MANAGER_GROUP } as const;

/**
 * Rules for removing roles. They allow it for disabled users too, because a system that manages users disables them
 * first.
 */
export const roleRemovalRules: readonly UserRule[] = [
  reservedRule,
  {
    where: selectable,
    say: usersMessages.supervisorPermissions,
    brief: usersMessages.supervisors,
  },
  {
    where: { uid: { not: { mine: 'uid' } } },
    say: usersMessages.ownPermissions,
    brief: accountMessages.yourOwnAccount,
  },
];

/**
 * Rules for changing roles of users. Users who violate a rule are skipped, and both the console and the provider give
 * the reason.
 */
export const rolesRules: readonly UserRule[] = [
  ...roleRemovalRules,
  {
    where: { status: true },
    say: usersMessages.accountDisabled,
    brief: usersMessages.disabled,
  },
];

/** Refusal of appointing or revoking a user manager by anybody but a supervisor. */
export const ONLY_BY_SUPERVISOR = usersMessages.onlyBySupervisor;

/** Rules for appointing and revoking a user manager: people cannot grant rights to themselves (USR-102). */
export const userManagerRules: readonly UserRule[] = [
  {
    where: selectable,
    say: usersMessages.supervisorNotManager,
    brief: usersMessages.supervisors,
  },
  {
    where: { uid: { not: { mine: 'uid' } } },
    say: usersMessages.ownManagerRights,
    brief: accountMessages.yourOwnAccount,
  },
  {
    where: { any: [] },
    unless: 'supervisor',
    say: ONLY_BY_SUPERVISOR,
    brief: usersMessages.reservedToSupervisor,
  },
];

/** Returns the reason why the viewer cannot change somebody's roles, or undefined if they can. */
export const whyNoRoles = (user: User, viewer: Viewer): string | undefined =>
  whyNot(rolesRules, user, viewer);

const groups = {
  kind: 'list',
  required: true,
  max: 200,
  of: { kind: 'record', required: true, of: heldRoleFields },
} as const;
/** The list `groups` with at least one role. */
const someGroups = { ...groups, min: 1, say: { min: usersMessages.noRoleSelected } } as const;

/** Roles of one person to set or to add (ROLE-021). */
export const roleAssignmentFields = fields({
  username: { kind: 'text', required: true, max: 100, about: 'username without the customer code' },
  groups,
  stato: {
    kind: 'flag',
    about: 'whether the user is enabled, as the caller saw it; roles of disabled users are not changed',
  },
});

/** Roles of one person to add to those that the person has. */
export const roleAdditionFields = fields({ ...roleAssignmentFields, groups: someGroups });

export type RoleAssignment = RecordOf<typeof roleAssignmentFields>;

/** Input of an action on many users: adds these roles, replaces all roles by them, or revokes them. */
export const rolesInputFields = fields({
  groups: someGroups,
  replace: {
    kind: 'flag',
    about: 'replace all roles of the school’s applications by these, instead of adding them',
  },
  remove: {
    kind: 'flag',
    about: 'revoke the roles instead of adding them, with the roles that require them; ignored with replace',
  },
});

export type RolesInput = RecordOf<typeof rolesInputFields>;
