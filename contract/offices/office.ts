import * as officesMessages from '../messages/it/offices';
import * as usersMessages from '../messages/it/users';
import type { ActionRule } from '../schema/actionRule';
import { fields, type RecordOf } from '../schema/fields';
import type { User } from '../users/user';

/** Offices of a school: its head and its administrative director. */
export const offices = ['DS', 'DSGA'] as const;
export type Office = (typeof offices)[number];

/** School head, as in the response of the specification's endpoint. */
export const dsFields = fields({
  uidDs: { kind: 'text', required: true },
  nomeDs: { kind: 'text', required: true, privacy: 'personal' },
  cognomeDs: { kind: 'text', required: true, privacy: 'personal' },
  codiceFiscaleDs: { kind: 'text', required: true, privacy: 'personal' },
});

/** Administrative director, as in the response of the specification's endpoint. */
export const dsgaFields = fields({
  uidDsga: { kind: 'text', required: true },
  nomeDsga: { kind: 'text', required: true, privacy: 'personal' },
  cognomeDsga: { kind: 'text', required: true, privacy: 'personal' },
  codiceFiscaleDsga: { kind: 'text', required: true, privacy: 'personal' },
});

export type Ds = RecordOf<typeof dsFields>;
export type Dsga = RecordOf<typeof dsgaFields>;

/** Person to whom an office is assigned. */
export const officeChoiceFields = fields({
  uid: { kind: 'text', required: true, max: 120, say: { required: officesMessages.chooseUser } },
  replaces: {
    kind: 'text',
    max: 120,
    about:
      'uid of the current holder as the caller knows it, empty if none: conflict if the holder has changed',
  },
});

/** Period in which a person held an office. */
export const officeTermFields = fields({
  office: { kind: 'choice', required: true, of: offices },
  uid: { kind: 'text', required: true },
  name: { kind: 'text', required: true, privacy: 'personal' },
  since: { kind: 'instant', about: 'absent if the start was not recorded' },
  until: { kind: 'instant', about: 'absent for the current holder' },
  namedBy: { kind: 'text', about: 'account of the person who made the appointment' },
});

export type OfficeTerm = RecordOf<typeof officeTermFields>;

/** User names of accounts of an office rather than of a person (USR-130), compared without the school code. */
const GENERIC = ['dirigente', 'dsga', 'ds'] as const;

/**
 * Returns the rules for assigning an office: the first one that does not hold is the reason for the refusal (USR-126 to
 * USR-130).
 *
 * @param holder the uid of the current holder
 */
export const officeRules = (holder: string | undefined): readonly ActionRule<User>[] => [
  {
    where: { not: { username: { alike: 'supervisor' } } },
    say: officesMessages.itIsSupervisorAccount,
    brief: usersMessages.supervisors,
  },
  {
    where: { all: GENERIC.map((name) => ({ not: { username: { alike: name } } })) },
    say: officesMessages.itIsGenericAccount,
    brief: 'generica |||| generiche',
  },
  {
    where: { not: { uid: holder ?? '' } },
    say: officesMessages.hasOfficeAlready,
    brief: 'in carica |||| in carica',
  },
  {
    where: { codicefiscale: { empty: false } },
    say: officesMessages.hasNoTaxCode,
    brief: usersMessages.withoutTaxCode,
  },
  {
    where: { lastLogin: { empty: false } },
    say: officesMessages.hasNeverSigned,
    brief: 'mai entrato |||| mai entrati',
  },
];
