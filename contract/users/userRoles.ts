import * as accountMessages from '../messages/it/account';
import * as usersMessages from '../messages/it/users';
import { MANAGER_GROUP } from '../permissions/roles';
import { heldRoleFields } from '../roles/application';
import { fields, type RecordOf } from '../schema/fields';
import type { Viewer } from '../schema/where';
import { reservedRule, selectable, type User, type UserRule, whyNot } from './user';

/** Group of user managers, granted and revoked by the switch 'gestore utenti' (USR-101). */
export const userManagerGroup = { uid: 'SSO', group: MANAGER_GROUP } as const;

/** Rules for removing roles, also of disabled users: a system that manages users disables them first. */
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

/** Rules for changing roles of users; the others are skipped, and both the console and the provider give the reason. */
export const rolesRules: readonly UserRule[] = [
  ...roleRemovalRules,
  {
    where: { status: true },
    say: usersMessages.accountDisabled,
    brief: usersMessages.disabled,
  },
];

/** Refusal for anybody but a supervisor who appoints or revokes a user manager. */
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
  username: { kind: 'text', required: true, max: 100, about: 'without the customer code' },
  groups,
  stato: {
    kind: 'flag',
    about: 'enabled, as the sender was shown: roles of disabled users stay as they are',
  },
});

/** Roles to add for several people, who keep the roles that they have. */
export const roleAdditionFields = fields({ ...roleAssignmentFields, groups: someGroups });

export type RoleAssignment = RecordOf<typeof roleAssignmentFields>;

/** Input of an action on many users: adds these roles, replaces all roles by them, or revokes them. */
export const rolesInputFields = fields({
  groups: someGroups,
  replace: { kind: 'flag', about: "in place of all roles of the school's applications, not besides them" },
  remove: {
    kind: 'flag',
    about: 'taken away instead of given, with the roles that need them; of no meaning with replace',
  },
});

export type RolesInput = RecordOf<typeof rolesInputFields>;
