import { TAX_CODE } from '../codiceFiscale';
import { CUSTOMER_CODE } from '../constants';
import { fields, type RecordOf } from '../fields';
import { matches, type Viewer, type Where } from '../where';

/** Letters (accents included), spaces, apostrophes and hyphens: decision Q-083. */
const NAME = /^[\p{L} '’-]+$/u;

/** A user of a school, as every list and detail answers it (specification, part 1 §3). */
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
    pattern: /^[^\s@]+@[^\s@]+$/,
    privacy: 'personal',
    say: { required: 'E-mail obbligatoria', pattern: 'E-mail non valida' },
  },
  codicefiscale: {
    kind: 'text',
    required: true,
    max: 16,
    pattern: TAX_CODE,
    privacy: 'personal',
    say: {
      required: 'Codice fiscale obbligatorio',
      max: 'Codice fiscale non valido',
      pattern: 'Codice fiscale non valido',
    },
  },
  status: { kind: 'flag', readOnly: true, about: 'true when the account is enabled' },
  dataNascita: { kind: 'day', privacy: 'personal' },
  dataScadenza: { kind: 'day', about: 'the account expires on this day' },
  lastLogin: { kind: 'instant', readOnly: true, about: 'absent when the person has never signed in' },
  primoAccesso: { kind: 'flag', readOnly: true, about: 'true until the first sign-in' },
  gestoreUtenti: { kind: 'flag', readOnly: true, about: 'holds GestDocenti' },
  spidEnabled: { kind: 'flag' },
  accessibility: { kind: 'flag', privacy: 'special', about: 'Modalità non vedente' },
  otpenabled: { kind: 'flag' },
  timeTable: { kind: 'text', max: 60 },
  consensomail: { kind: 'flag', readOnly: true },
  mailaccesso: { kind: 'text', readOnly: true, privacy: 'personal' },
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

/** The account that administers the school; `supervisor.{customerCode}` (part 1 §6). */
export const isSupervisor: Where<User> = { username: 'supervisor' };

/** The inhibit check (decision Q-051): nobody selects or deletes an account whose uid starts with supervisor. */
export const selectable: Where<User> = { not: { uid: { startsWith: 'supervisor' } } };

/** A condition on a user, and the sentence that says why it stops the action where it does not hold. */
export interface UserRule {
  readonly where: Where<User>;
  readonly say: string;
  /** The same in a summary, after how many they are: `one |||| many`. */
  readonly brief: string;
}

/** Who can be disabled; the others are left out, and both console and provider say why. */
export const disableRules: readonly UserRule[] = [
  {
    where: selectable,
    say: "L'utenza supervisor della scuola non può essere disattivata",
    brief: 'supervisor |||| supervisor',
  },
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

/** Who can be enabled, likewise. */
export const enableRules: readonly UserRule[] = [
  {
    where: selectable,
    say: "L'utenza supervisor della scuola non può essere modificata da qui",
    brief: 'supervisor |||| supervisor',
  },
  {
    where: { status: { not: true } },
    say: "L'utente risulta già attivo",
    brief: 'già attivo |||| già attivi',
  },
];

/** What is asked when users are disabled. */
export const disableFields = fields({
  reset: { kind: 'flag', required: true, about: 'remove the permissions too' },
});

export const canDisable: Where<User> = { all: disableRules.map((rule) => rule.where) };
export const canEnable: Where<User> = { all: enableRules.map((rule) => rule.where) };

/** Why an action does not apply to a user: the first rule that does not hold; undefined when all do. */
export function whyNot(rules: readonly UserRule[], user: User, viewer: Viewer): string | undefined {
  return rules.find((rule) => !matches(rule.where, user, viewer))?.say;
}

/** Only a supervisor edits the supervisor's account. */
export const onlySupervisorEdits: Where<User> = { uid: { startsWith: 'supervisor' } };

/** Once the person has signed in, these belong to the person (USR-097). */
export const lockedAfterLogin = ['sn', 'cn', 'codicefiscale'] as const;
