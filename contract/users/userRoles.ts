import { MANAGER_GROUP } from '../permissions/roles';
import { heldRoleFields } from '../roles/application';
import { fields, type RecordOf } from '../schema/fields';
import type { Viewer } from '../schema/where';
import { reservedRule, selectable, type User, type UserRule, whyNot } from './user';

/** The group of those who manage the users of a school: the switch 'gestore utenti' gives and takes it (USR-101). */
export const userManagerGroup = { uid: 'SSO', group: MANAGER_GROUP } as const;

/** Whose roles can be changed; the others are left out, and both console and provider say why. */
export const rolesRules: readonly UserRule[] = [
  reservedRule,
  {
    where: selectable,
    say: "Le abilitazioni dell'utenza supervisor della scuola non si possono modificare",
    brief: 'supervisor |||| supervisor',
  },
  {
    where: { uid: { not: { mine: 'uid' } } },
    say: 'Non è possibile modificare le proprie abilitazioni',
    brief: 'la propria utenza |||| proprie utenze',
  },
  {
    where: { status: true },
    say: "L'utenza è disabilitata: riattivarla prima di modificare le abilitazioni",
    brief: 'disabilitato |||| disabilitati',
  },
];

/** Said where somebody else than a supervisor names a user manager, or revokes one. */
export const ONLY_BY_SUPERVISOR = 'Solo il supervisor può nominare o revocare un gestore utenti';

/** Who can be made user manager, and unmade, and by whom: nobody gives himself rights (USR-102). */
export const userManagerRules: readonly UserRule[] = [
  {
    where: selectable,
    say: "L'utenza supervisor della scuola non può essere gestore utenti",
    brief: 'supervisor |||| supervisor',
  },
  {
    where: { uid: { not: { mine: 'uid' } } },
    say: 'Non è possibile modificare le proprie autorizzazioni di gestore utenti',
    brief: 'la propria utenza |||| proprie utenze',
  },
  {
    where: { any: [] },
    unless: 'supervisor',
    say: ONLY_BY_SUPERVISOR,
    brief: 'riservato al supervisor |||| riservati al supervisor',
  },
];

/** Why somebody's roles cannot be changed by the viewer; undefined when they can. */
export const whyNoRoles = (user: User, viewer: Viewer): string | undefined =>
  whyNot(rolesRules, user, viewer);

const groups = {
  kind: 'list',
  required: true,
  max: 200,
  of: { kind: 'record', required: true, of: heldRoleFields },
} as const;
/** The same, where it must be something. */
const someGroups = { ...groups, min: 1, say: { min: 'Nessun ruolo selezionato!' } } as const;

/** The roles of one person, as they are to be or to be given (ROLE-021). */
export const roleAssignmentFields = fields({
  username: { kind: 'text', required: true, max: 100, about: 'without the customer code' },
  groups,
  stato: {
    kind: 'flag',
    about: 'enabled, as the sender was shown: roles of disabled users stay as they are',
  },
});

/** The same for several people, who hold what they hold besides. */
export const roleAdditionFields = fields({ ...roleAssignmentFields, groups: someGroups });

export type RoleAssignment = RecordOf<typeof roleAssignmentFields>;

/** What an action on many gives: these roles, besides those that are held; or these and no others; or takes. */
export const rolesInputFields = fields({
  groups: someGroups,
  replace: { kind: 'flag', about: "in place of all roles of the school's applications, not besides them" },
  remove: {
    kind: 'flag',
    about: 'taken away instead of given, with the roles that need them; of no meaning with replace',
  },
});

export type RolesInput = RecordOf<typeof rolesInputFields>;
