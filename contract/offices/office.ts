import type { ActionRule } from '../schema/actionRule';
import { fields, type RecordOf } from '../schema/fields';
import type { User } from '../users/user';

/** The offices of a school: its head, and its administrative director. */
export const offices = ['DS', 'DSGA'] as const;
export type Office = (typeof offices)[number];

/** The school head, as the specification's call answers it. */
export const dsFields = fields({
  uidDs: { kind: 'text', required: true },
  nomeDs: { kind: 'text', required: true, privacy: 'personal' },
  cognomeDs: { kind: 'text', required: true, privacy: 'personal' },
  codiceFiscaleDs: { kind: 'text', required: true, privacy: 'personal' },
});

/** The administrative director, likewise. */
export const dsgaFields = fields({
  uidDsga: { kind: 'text', required: true },
  nomeDsga: { kind: 'text', required: true, privacy: 'personal' },
  cognomeDsga: { kind: 'text', required: true, privacy: 'personal' },
  codiceFiscaleDsga: { kind: 'text', required: true, privacy: 'personal' },
});

export type Ds = RecordOf<typeof dsFields>;
export type Dsga = RecordOf<typeof dsgaFields>;

/** Whom an office is given to. */
export const officeChoiceFields = fields({
  uid: { kind: 'text', required: true, max: 120, say: { required: 'Scegliere un utente' } },
  replaces: {
    kind: 'text',
    max: 120,
    about: 'who held it as the caller saw it, empty for nobody: conflict, where that is somebody else now',
  },
});

/** A time in which somebody held an office. */
export const officeTermFields = fields({
  office: { kind: 'choice', required: true, of: offices },
  uid: { kind: 'text', required: true },
  name: { kind: 'text', required: true, privacy: 'personal' },
  since: { kind: 'instant', about: 'absent where nobody wrote it down' },
  until: { kind: 'instant', about: 'absent for who holds it now' },
  namedBy: { kind: 'text', about: 'the account that chose' },
});

export type OfficeTerm = RecordOf<typeof officeTermFields>;

/** Accounts of the office, not of a person (USR-130); compared on what comes before the school code. */
const GENERIC = ['dirigente', 'dsga', 'ds'] as const;

/**
 * Who can be given an office: the first rule that does not hold says why not (USR-126 to USR-130).
 *
 * @param holder the uid of who holds it now
 */
export const officeRules = (holder: string | undefined): readonly ActionRule<User>[] => [
  {
    where: { not: { username: { alike: 'supervisor' } } },
    say: "È l'utenza supervisor della scuola",
    brief: 'supervisor |||| supervisor',
  },
  {
    where: { all: GENERIC.map((name) => ({ not: { username: { alike: name } } })) },
    say: "È un'utenza generica, non di una persona",
    brief: 'generica |||| generiche',
  },
  { where: { not: { uid: holder ?? '' } }, say: "Ha già l'incarico", brief: 'in carica |||| in carica' },
  {
    where: { codicefiscale: { empty: false } },
    say: 'Non ha il codice fiscale',
    brief: 'senza codice fiscale |||| senza codice fiscale',
  },
  {
    where: { lastLogin: { empty: false } },
    say: "Non ha mai effettuato l'accesso",
    brief: 'mai entrato |||| mai entrati',
  },
];
