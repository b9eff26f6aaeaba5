import { applicationCodes } from '../constants';
import { fields, pick, type RecordOf } from '../schema/fields';
import type { Meanings } from '../schema/filterMeaning';

const SERVICE_YEAR = /^\d{4}$/;

/** Applications that feed the registry, pupils and staff: a school has the registry if it has one of them. */
export const registryApplications = [applicationCodes.pupils, applicationCodes.staff] as const;

/** Returns whether a school with these licences, in upper or lower case, has the registry. */
export const holdsRegistry = (licences: readonly string[]): boolean =>
  registryApplications.some((ac) => licences.some((held) => held.toUpperCase() === ac));

/**
 * Derives from the roles of a person whether the person is present in Alunni (roles that begin with wsx) and in service
 * in Personale (roles that begin with wwp).
 */
export const registryPresence = (roles: readonly string[]) => ({
  presenteInAlunni: roles.some((role) => role.toLowerCase().startsWith('wsx')),
  inServizioInPersonale: roles.some((role) => role.toLowerCase().startsWith('wwp')),
});

/** Person of the staff registry in a service year (specification, part 2 §3). */
export const registryPersonFields = fields({
  anno: { kind: 'text', required: true, readOnly: true, pattern: SERVICE_YEAR, about: 'the service year' },
  prgAnagrafe: { kind: 'text', required: true, readOnly: true, max: 20 },
  nome: { kind: 'text', required: true, readOnly: true, max: 50, privacy: 'personal' },
  cognome: { kind: 'text', required: true, readOnly: true, max: 50, privacy: 'personal' },
  codiceFiscale: { kind: 'text', readOnly: true, max: 16, privacy: 'personal' },
  isCodiceFiscaleValid: { kind: 'flag', required: true, readOnly: true },
  email: { kind: 'text', readOnly: true, max: 254, privacy: 'personal' },
  isEmailValid: { kind: 'flag', required: true, readOnly: true },
  dataNascita: { kind: 'day', readOnly: true, privacy: 'personal' },
  rapportoLavoro: { kind: 'text', readOnly: true, max: 100, about: 'shown as Mansione' },
  ruoli: {
    kind: 'list',
    required: true,
    readOnly: true,
    about: 'beginning with wsx: present in Alunni; with wwp: in service in Personale',
    of: { kind: 'text', required: true, max: 40 },
  },
  presenteInAlunni: { kind: 'flag', required: true, readOnly: true },
  inServizioInPersonale: { kind: 'flag', required: true, readOnly: true },
  uidPortale: { kind: 'ref', to: 'user', about: 'account linked to the person, if there is one' },
  codiceFiscaleGestione: {
    kind: 'text',
    readOnly: true,
    max: 16,
    privacy: 'personal',
    about: 'tax code of the linked account',
  },
  codiceFiscaleAllineato: {
    kind: 'flag',
    required: true,
    readOnly: true,
    about: 'false if the linked account has another tax code than the registry',
  },
  utenzaInCarica: { kind: 'flag', readOnly: true, about: 'the linked account belongs to the DS or the DSGA' },
  utenzaConGruppoRiservato: {
    kind: 'flag',
    readOnly: true,
    about: 'the linked account is in an administrative group',
  },
  versione: { kind: 'number', required: true, readOnly: true, integer: true, about: 'version for If-Match' },
});

export type RegistryPerson = RecordOf<typeof registryPersonFields>;

/** Returns the id of a person in a school's registry: `2026~100001`. */
export const idOfPerson = ({ anno, prgAnagrafe }: Pick<RegistryPerson, 'anno' | 'prgAnagrafe'>): string =>
  `${anno}~${prgAnagrafe}`;

/** Fields that a search examines, in the form in which they are displayed. */
export const registrySearch = [
  'cognome',
  'nome',
  'codiceFiscale',
  'email',
  'rapportoLavoro',
  'uidPortale',
] as const;

/** Fields allowed in conditions, besides the filters. */
export const registryConditionFields = pick(
  registryPersonFields,
  'cognome',
  'nome',
  'codiceFiscale',
  'email',
  'dataNascita',
  'rapportoLavoro',
  'presenteInAlunni',
  'inServizioInPersonale',
  'uidPortale',
);

/**
 * Filters of the registry. The values of `itemFilter` are the numbers in links to the registry (specification, part 2
 * §2.13).
 */
export const registryFilterFields = fields({
  /** 0: all people; 1: to be imported; 2: with an invalid tax code; 3: whose account has a different tax code. */
  itemFilter: { kind: 'choice', of: ['0', '1', '2', '3'] },
  /** Service year; a list always has exactly one. */
  anno: { kind: 'text', pattern: SERVICE_YEAR },
});

export type RegistryFilter = RecordOf<typeof registryFilterFields>;

/** Predicates of the filters. The service year has no predicate because a list is always of one year. */
export const registryFilterMeans = {
  itemFilter: {
    0: {},
    1: { uidPortale: { empty: true } },
    2: { isCodiceFiscaleValid: false },
    3: { codiceFiscaleAllineato: false },
  },
} as const satisfies Meanings<typeof registryFilterFields, RegistryPerson>;
