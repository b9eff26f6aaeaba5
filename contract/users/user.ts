import { CUSTOMER_CODE } from '../constants';
import { type ActionRule, brokenRule } from '../schema/actionRule';
import { fields, type RecordOf, ruled } from '../schema/fields';
import type { Viewer, Where } from '../schema/where';
import { TAX_CODE } from '../values/codiceFiscale';
import { EMAIL, foreignInEmail } from '../values/email';
import { NAME } from '../values/nameText';
import { ELEVEN_DIGITS } from '../values/taxCodeCorrections';
import { reservedAccounts, reservedRuleOn } from './reserved';

/** Missing; not a valid tax code (form and check character); or also used by another person of the same school. */
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
      required: 'Cognome obbligatorio',
      max: 'Il cognome non può essere maggiore di 50 caratteri',
      pattern: 'Cognome non valido',
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
      required: 'Nome obbligatorio',
      max: 'Il nome non può essere maggiore di 50 caratteri',
      pattern: 'Nome non valido',
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
    say: { required: 'E-mail obbligatoria', pattern: 'E-mail non valida' },
  },
  codicefiscale: {
    kind: 'text',
    required: true,
    max: 16,
    pattern: TAX_CODE,
    barred: [ELEVEN_DIGITS],
    privacy: 'personal',
    say: {
      required: 'Codice fiscale obbligatorio',
      max: 'Codice fiscale non valido',
      pattern: 'Codice fiscale non valido',
    },
  },
  anomaliaCodiceFiscale: {
    kind: 'choice',
    of: taxCodeAnomalies,
    readOnly: true,
    about: 'what keeps the person from being known by the tax code; absent when all is well',
  },
  status: { kind: 'flag', readOnly: true, about: 'true when the account is enabled' },
  dataNascita: { kind: 'day', past: true, privacy: 'personal' },
  dataInizio: { kind: 'day', about: 'a disabled account is enabled by itself on this day' },
  dataScadenza: { kind: 'day', about: 'the account expires on this day: it is disabled by itself' },
  lastLogin: { kind: 'instant', readOnly: true, about: 'absent when the person has never signed in' },
  primoAccesso: { kind: 'flag', readOnly: true, about: 'true until the first sign-in' },
  credenziali: {
    kind: 'choice',
    of: ['inCorso', 'consegnata', 'respinta'],
    readOnly: true,
    about: 'what became of the last mail with the first access; absent where none was sent',
  },
  emailRespinta: {
    kind: 'text',
    readOnly: true,
    max: 254,
    privacy: 'personal',
    about: 'the e-mail, where the last message to it was refused for good; of one user, not in lists',
  },
  emailConfermata: {
    kind: 'flag',
    readOnly: true,
    about: 'the person has shown to read what is sent to the e-mail; until then it resets no password',
  },
  emailContestata: {
    kind: 'flag',
    readOnly: true,
    about: 'the person said that a change of the e-mail was not theirs; absent otherwise',
  },
  gestoreUtenti: { kind: 'flag', readOnly: true, about: 'holds GestDocenti' },
  supervisor: { kind: 'flag', readOnly: true, about: 'holds Member_admins' },
  inCarica: { kind: 'flag', readOnly: true, about: 'is the DS or the DSGA of the school' },
  gruppoRiservato: {
    kind: 'flag',
    readOnly: true,
    about: 'holds a group that administers something: Member_admins, GestDocenti or CMP_GEST',
  },
  spidEnabled: { kind: 'flag' },
  accessibility: { kind: 'flag', privacy: 'special', about: 'Modalità non vedente' },
  otpenabled: { kind: 'flag' },
  timeTable: { kind: 'text', readOnly: true, max: 60 },
  consensomail: { kind: 'flag', readOnly: true },
  mailaccesso: { kind: 'text', readOnly: true, privacy: 'personal' },
  anagrafe: { kind: 'text', readOnly: true, max: 30, about: 'of a new one: its person of the registry' },
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

/** Account that administers the school; `supervisor.{customerCode}` (part 1 §6). */
export const isSupervisor: Where<User> = { username: 'supervisor' };

/** Inhibit check (decision Q-051): an account whose uid begins with supervisor cannot be selected or deleted. */
export const selectable: Where<User> = { not: { uid: { startsWith: 'supervisor' } } };

export type UserRule = ActionRule<User>;

const facts = { uid: 'uid', inOffice: 'inCarica', reservedGroup: 'gruppoRiservato' } as const;

/** Accounts that only a supervisor can change. */
export const onlySupervisorEdits = reservedAccounts<User>(facts);

/** Refuses reserved accounts to everybody but a supervisor. */
export const reservedRule: UserRule = reservedRuleOn<User>(facts);

/**
 * Rules for disabling users; the others are skipped, and both the console and the provider give the reason (Q-064,
 *
 */
export const disableRules: readonly UserRule[] = [
  {
    where: selectable,
    say: "L'utenza supervisor della scuola non può essere disattivata",
    brief: 'supervisor |||| supervisor',
  },
  reservedRule,
  {
    where: { uid: { not: { mine: 'uid' } } },
    say: 'Non è possibile disattivare la propria utenza',
    brief: 'la propria utenza |||| proprie utenze',
  },
  {
    where: { status: true },
    say: "L'utente risulta gia' disattivato!",
    brief: 'già disattivato |||| già disattivati',
  },
];

/** Rules for enabling users, likewise. */
export const enableRules: readonly UserRule[] = [
  {
    where: selectable,
    say: "L'utenza supervisor della scuola non può essere modificata da qui",
    brief: 'supervisor |||| supervisor',
  },
  reservedRule,
  {
    where: { emailContestata: { not: true } },
    unless: 'supervisor',
    say: 'La persona ha segnalato di non aver chiesto il cambio di e-mail: solo il supervisor può riattivare l’utenza',
    brief: 'con cambio di e-mail contestato |||| con cambio di e-mail contestato',
  },
  {
    // Enabling a user who has never signed in sends them a link to choose a password.
    where: { lastLogin: { empty: false } },
    only: 'support',
    say: 'Chi non ha mai effettuato l’accesso riceverebbe le credenziali: l’assistenza non può abilitarlo, occorre che lo faccia il supervisor',
    brief: 'che non ha mai effettuato l’accesso |||| che non hanno mai effettuato l’accesso',
  },
  {
    where: { status: { not: true } },
    say: "L'utente risulta già attivo",
    brief: 'già attivo |||| già attivi',
  },
];

/** Rules for postponing the expiry of users: supervisors' own accounts do not expire. */
export const renewRules: readonly UserRule[] = [
  {
    where: selectable,
    say: "L'utenza supervisor della scuola non può essere modificata da qui",
    brief: 'supervisor |||| supervisor',
  },
  reservedRule,
];

/** Input for extending users. */
export const renewFields = fields({
  dataScadenza: {
    kind: 'day',
    required: true,
    about: 'the new expiry',
    say: { required: 'Indicare la nuova scadenza' },
  },
});

export const renewInput = ruled(renewFields, {
  checks: [
    {
      on: 'dataScadenza',
      where: { dataScadenza: { from: { today: { days: 1 } } } },
      say: 'La nuova scadenza deve essere successiva a oggi',
    },
  ],
});

/** Rules for deleting users, one or many (USR-124, Q-051). */
export const deleteRules: readonly UserRule[] = [
  {
    where: selectable,
    say: "L'utenza supervisor della scuola non può essere eliminata",
    brief: 'supervisor |||| supervisor',
  },
  {
    where: { uid: { not: { mine: 'uid' } } },
    say: 'Non è possibile eliminare la propria utenza',
    brief: 'la propria utenza |||| proprie utenze',
  },
  reservedRule,
  {
    where: { lastLogin: { empty: true } },
    say: "Si possono eliminare solo le utenze che non hanno mai effettuato l'accesso",
    brief: 'che ha già effettuato l’accesso |||| che hanno già effettuato l’accesso',
  },
];

/** Input for disabling users. */
export const disableFields = fields({
  reset: { kind: 'flag', required: true, about: 'remove the permissions too' },
});

/**
 * Returns the reason why an action does not apply to a user, from the first rule that does not hold; undefined if all
 * hold.
 */
export const whyNot = (
  rules: readonly Omit<UserRule, 'brief'>[],
  user: User,
  viewer: Viewer,
): string | undefined => brokenRule(rules as readonly UserRule[], user, viewer)?.say;

/**
 * Fields that only the person may change after their first sign-in (USR-097); the lock on the tax code can be removed
 * (USR-098).
 */
export const ownAfterLogin = ['sn', 'cn'] as const;
export const lockedAfterLogin = [...ownAfterLogin, 'codicefiscale'] as const;
