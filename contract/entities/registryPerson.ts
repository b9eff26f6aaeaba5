import { applicationCodes } from '../constants';
import { fields, type RecordOf } from '../fields';
import type { Where } from '../where';

/** The registry is of the pupils and staff applications: a school has it that holds one of them. */
export const registryApplications = [applicationCodes.pupils, applicationCodes.staff] as const;

/** A person of the staff registry in a service year (specification, part 2 §3). */
export const registryPersonFields = fields({
  prgAnagrafe: { kind: 'text', required: true, readOnly: true, max: 20 },
  nome: { kind: 'text', required: true, readOnly: true, max: 50, privacy: 'personal' },
  cognome: { kind: 'text', required: true, readOnly: true, max: 50, privacy: 'personal' },
  codiceFiscale: { kind: 'text', readOnly: true, max: 16, privacy: 'personal' },
  isCodiceFiscaleValid: { kind: 'flag', required: true, readOnly: true },
  email: { kind: 'text', readOnly: true, max: 254, privacy: 'personal' },
  dataNascita: { kind: 'day', readOnly: true, privacy: 'personal' },
  rapportoLavoro: { kind: 'text', readOnly: true, max: 100, about: 'shown as Mansione' },
  ruoli: {
    kind: 'list',
    required: true,
    readOnly: true,
    about: 'beginning with wsx: present in Alunni; with wwp: in service in Personale',
    of: { kind: 'text', required: true, max: 40 },
  },
  uidPortale: { kind: 'ref', to: 'user', about: 'the account of the person here, when there is one' },
  codiceFiscaleGestione: {
    kind: 'text',
    readOnly: true,
    max: 16,
    privacy: 'personal',
    about: 'the tax code of that account',
  },
  codiceFiscaleAllineato: {
    kind: 'flag',
    required: true,
    readOnly: true,
    about: 'false when the account has another tax code than the registry',
  },
});

export type RegistryPerson = RecordOf<typeof registryPersonFields>;

/** The filters of the registry: to import, with an invalid tax code, with a tax code that is not in sync. */
export const registryFilterFields = fields({
  mostra: { kind: 'choice', of: ['1', '2', '3'] },
});

export type RegistryFilter = RecordOf<typeof registryFilterFields>;

const shown: Readonly<Record<'1' | '2' | '3', Where<RegistryPerson>>> = {
  1: { uidPortale: { empty: true } },
  2: { isCodiceFiscaleValid: false },
  3: { codiceFiscaleAllineato: false },
};

/** What each filter means (specification, part 2 §2.13). */
export const registryFilterWhere = ({ mostra }: RegistryFilter): Where<RegistryPerson> =>
  mostra ? shown[mostra] : { all: [] };
