import { CUSTOMER_CODE } from '../constants';
import * as accountMessages from '../messages/it/account';
import * as fieldsMessages from '../messages/it/fields';
import * as usersMessages from '../messages/it/users';
import { message } from '../messages/message';
import { type ActionRule, brokenRule } from '../schema/actionRule';
import { fields, type RecordOf, ruled } from '../schema/fields';
import type { Viewer, Where } from '../schema/where';
import { TAX_CODE } from '../values/codiceFiscale';
import { EMAIL, foreignInEmail } from '../values/email';
import { NAME } from '../values/nameText';
import { ELEVEN_DIGITS } from '../values/taxCodeCorrections';
import { reservedAccounts, reservedRuleOn } from './reserved';

/**
 * Problems of a tax code: missing; not a valid tax code (form and check character); or also used by another person of
 * the same school.
 */
export const taxCodeAnomalies = ['missing', 'wrong', 'duplicate'] as const;
export type TaxCodeAnomaly = (typeof taxCodeAnomalies)[number];

/** User of a school, as every list and detail returns it (specification, part 1 §3). */
export const userFields = fields({
  uid: { kind: 'text', required: true, readOnly: true, max: 120, about: 'username, dot, customer code' },
  username: { kind: 'text', required: true, readOnly: true, max: 100 },
  customerCode: { kind: 'text', required: true, readOnly: true, pattern: CUSTOMER_CODE },
  codMin: { kind: 'text', readOnly: true, max: 10 },
  sn: {
    kind: 'text',
    required: true,
    max: 50,
    pattern: NAME,
    privacy: 'personal',
    about: 'surname',
    say: {
      required: fieldsMessages.surnameRequired,
      max: message(usersMessages.surnameTooLong, { count: 50 }),
      pattern: fieldsMessages.invalidSurname,
    },
  },
  cn: {
    kind: 'text',
    required: true,
    max: 50,
    pattern: NAME,
    privacy: 'personal',
    about: 'first name',
    say: {
      required: fieldsMessages.nameRequired,
      max: message(fieldsMessages.nameTooLong, { count: 50 }),
      pattern: fieldsMessages.invalidName,
    },
  },
  labelNomeCognome: { kind: 'text', readOnly: true, privacy: 'personal' },
  email: {
    kind: 'text',
    required: true,
    max: 254,
    pattern: EMAIL,
    barred: [foreignInEmail],
    privacy: 'personal',
    say: { required: fieldsMessages.emailRequired, pattern: fieldsMessages.invalidEmail },
  },
  codicefiscale: {
    kind: 'text',
    required: true,
    max: 16,
    pattern: TAX_CODE,
    barred: [ELEVEN_DIGITS],
    privacy: 'personal',
    say: {
      required: fieldsMessages.taxCodeRequired,
      max: fieldsMessages.invalidTaxCode,
      pattern: fieldsMessages.invalidTaxCode,
    },
  },
  anomaliaCodiceFiscale: {
    kind: 'choice',
    of: taxCodeAnomalies,
    readOnly: true,
    about: 'why the tax code cannot identify the person; absent if it can',
  },
  status: { kind: 'flag', readOnly: true, about: 'whether the account is enabled' },
  dataNascita: { kind: 'day', past: true, privacy: 'personal' },
  dataInizio: { kind: 'day', about: 'day on which a disabled account is enabled automatically' },
  dataScadenza: { kind: 'day', about: 'day on which the account expires and is disabled automatically' },
  lastLogin: { kind: 'instant', readOnly: true, about: 'absent when the person has never signed in' },
  primoAccesso: { kind: 'flag', readOnly: true, about: 'true until the first sign-in' },
  credenziali: {
    kind: 'choice',
    of: ['inCorso', 'consegnata', 'respinta'],
    readOnly: true,
    about: 'delivery of the last mail with the first-access link; absent if none was sent',
  },
  emailRespinta: {
    kind: 'text',
    readOnly: true,
    max: 254,
    privacy: 'personal',
    about:
      'the address, if the last message to it was permanently rejected; only for a single user, not in lists',
  },
  emailConfermata: {
    kind: 'flag',
    readOnly: true,
    about:
      'whether the person has proved to read the e-mail address; until then it cannot be used to reset the password',
  },
  emailContestata: {
    kind: 'flag',
    readOnly: true,
    about: 'true if the person reported a change of the e-mail address as not theirs',
  },
  gestoreUtenti: { kind: 'flag', readOnly: true, about: 'is a user manager (group GestDocenti)' },
  supervisor: { kind: 'flag', readOnly: true, about: 'is a supervisor (group Member_admins)' },
  inCarica: { kind: 'flag', readOnly: true, about: 'is the DS or the DSGA of the school' },
  gruppoRiservato: {
    kind: 'flag',
    readOnly: true,
    about: 'is in an administrative group: Member_admins, GestDocenti or CMP_GEST',
  },
  spidEnabled: { kind: 'flag' },
  accessibility: { kind: 'flag', privacy: 'special', about: 'Modalità non vedente' },
  otpenabled: { kind: 'flag' },
  timeTable: { kind: 'text', readOnly: true, max: 60 },
  consensomail: { kind: 'flag', readOnly: true },
  mailaccesso: { kind: 'text', readOnly: true, privacy: 'personal' },
  anagrafe: {
    kind: 'text',
    readOnly: true,
    max: 30,
    about: 'only for a new user: the person of the registry',
  },
  groups: {
    kind: 'list',
    readOnly: true,
    of: {
      kind: 'record',
      required: true,
      of: {
        uid: { kind: 'text', required: true, about: 'application code' },
        group: { kind: 'text', required: true, about: 'role' },
      },
    },
  },
});

export type User = RecordOf<typeof userFields>;

/** Condition for the account that administers the school: `supervisor.{customerCode}` (part 1 §6). */
export const isSupervisor: Where<User> = { username: 'supervisor' };

/**
 * Condition for accounts that can be selected and deleted (decision Q-051). Those whose uid begins with supervisor
 * cannot.
 */
export const selectable: Where<User> = { not: { uid: { startsWith: 'supervisor' } } };

export type UserRule = ActionRule<User>;

const facts = { uid: 'uid', inOffice: 'inCarica', reservedGroup: 'gruppoRiservato' } as const;

/** Condition for accounts that only a supervisor can change. */
export const onlySupervisorEdits = reservedAccounts<User>(facts);

/** Refuses reserved accounts to everybody but a supervisor. */
export const reservedRule: UserRule = reservedRuleOn<User>(facts);

/**
 * Rules for disabling users. Users who violate a rule are skipped, and both the console and the provider give the
 * reason.
 */
export const disableRules: readonly UserRule[] = [
  {
    where: selectable,
    say: usersMessages.supervisorNotDeactivated,
    brief: usersMessages.supervisors,
  },
  reservedRule,
  {
    where: { uid: { not: { mine: 'uid' } } },
    say: usersMessages.ownNotDeactivated,
    brief: accountMessages.yourOwnAccount,
  },
  {
    where: { status: true },
    say: usersMessages.userIsAlreadyDeactivated,
    brief: usersMessages.deactivatedAlready,
  },
];

/** Rules for enabling users. Users who violate a rule are skipped, with the reason. */
export const enableRules: readonly UserRule[] = [
  {
    where: selectable,
    say: usersMessages.supervisorNotChangedHere,
    brief: usersMessages.supervisors,
  },
  reservedRule,
  {
    where: { emailContestata: { not: true } },
    unless: 'supervisor',
    say: usersMessages.personReportedChangeOfEmail,
    brief: usersMessages.withContestedChangeOfEmail,
  },
  {
    // Not for support, because a user who has never signed in would be mailed a link to choose a password.
    where: { lastLogin: { empty: false } },
    only: 'support',
    say: usersMessages.neverSignedInForSupport,
    brief: usersMessages.neverSignedIn,
  },
  {
    where: { status: { not: true } },
    say: usersMessages.userIsAlreadyActive,
    brief: usersMessages.activeAlready,
  },
];

/** Rules for postponing the expiry of users. Supervisors are skipped because their accounts do not expire. */
export const renewRules: readonly UserRule[] = [
  {
    where: selectable,
    say: usersMessages.supervisorNotChangedHere,
    brief: usersMessages.supervisors,
  },
  reservedRule,
];

/** Input for postponing the expiry of users. */
export const renewFields = fields({
  dataScadenza: {
    kind: 'day',
    required: true,
    about: 'the new expiry',
    say: { required: usersMessages.enterNewExpiry },
  },
});

export const renewInput = ruled(renewFields, {
  checks: [
    {
      on: 'dataScadenza',
      where: { dataScadenza: { from: { today: { days: 1 } } } },
      say: usersMessages.newExpiryNotFuture,
    },
  ],
});

/** Rules for deleting users, one or many (USR-124, Q-051). */
export const deleteRules: readonly UserRule[] = [
  {
    where: selectable,
    say: usersMessages.supervisorNotDeleted,
    brief: usersMessages.supervisors,
  },
  {
    where: { uid: { not: { mine: 'uid' } } },
    say: usersMessages.ownNotDeleted,
    brief: accountMessages.yourOwnAccount,
  },
  reservedRule,
  {
    where: { lastLogin: { empty: true } },
    say: usersMessages.onlyNeverSignedIn,
    brief: usersMessages.signedInAlready,
  },
];

/** Input for disabling users. */
export const disableFields = fields({
  reset: { kind: 'flag', required: true, about: 'whether their roles are removed too' },
});

/**
 * Returns the reason why an action does not apply to a user, from the first rule that the user violates; undefined if
 * there is none.
 */
export const whyNot = (
  rules: readonly Omit<UserRule, 'brief'>[],
  user: User,
  viewer: Viewer,
): string | undefined => brokenRule(rules as readonly UserRule[], user, viewer)?.say;

/**
 * Fields that only the person may change after their first sign-in (USR-097). `lockedAfterLogin` adds the tax code,
 * whose lock can be removed (USR-098).
 */
export const ownAfterLogin = ['sn', 'cn'] as const;
export const lockedAfterLogin = [...ownAfterLogin, 'codicefiscale'] as const;
