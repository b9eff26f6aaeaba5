import { fields, type RecordOf } from '../schema/fields';
import { registryPersonFields } from './registryPerson';

/** Data of a person from the applications Alunni and Personale; the link to an account is stored here. */
export const sourcePersonFields = fields({
  prgAnagrafe: { kind: 'text', required: true, max: 20 },
  nome: { kind: 'text', required: true, max: 50, pattern: /\S/, privacy: 'personal' },
  cognome: { kind: 'text', required: true, max: 50, pattern: /\S/, privacy: 'personal' },
  codiceFiscale: { kind: 'text', max: 16, privacy: 'personal' },
  email: { kind: 'text', max: 254, privacy: 'personal' },
  dataNascita: { kind: 'day', privacy: 'personal' },
  rapportoLavoro: { kind: 'text', max: 100 },
  ruoli: { kind: 'list', required: true, of: { kind: 'text', required: true, max: 40 } },
});

export type SourcePerson = RecordOf<typeof sourcePersonFields>;

/** Fields of a person that are compared for differences, in display order. */
export const newsFieldsOfPerson = [
  'cognome',
  'nome',
  'codiceFiscale',
  'email',
  'dataNascita',
  'rapportoLavoro',
  'ruoli',
] as const;

const person = { kind: 'record', required: true, of: sourcePersonFields } as const;
const count = { kind: 'number', required: true, integer: true, min: 0 } as const;

export const registryUpdateFields = fields({
  quando: { kind: 'instant', required: true },
  nome: {
    kind: 'text',
    required: true,
    privacy: 'personal',
    about: 'name of the person who confirmed the update',
  },
  nuovi: count,
  cambiati: count,
  usciti: count,
});

/** Differences, person by person, between the registry and the current data of the applications. */
export const registryNewsFields = fields({
  pubblicata: {
    kind: 'instant',
    about: 'when the applications published their data; absent if they never did',
  },
  ultimo: { kind: 'record', of: registryUpdateFields, about: 'the last update of the registry' },
  impronta: {
    kind: 'text',
    required: true,
    about: 'fingerprint of these differences; the request to apply them contains it',
  },
  nuovi: { kind: 'list', required: true, of: person },
  cambiati: {
    kind: 'list',
    required: true,
    of: { kind: 'record', required: true, of: { prima: person, dopo: person } },
  },
  usciti: {
    kind: 'list',
    required: true,
    of: {
      kind: 'record',
      required: true,
      of: {
        ...sourcePersonFields,
        uidPortale: registryPersonFields.uidPortale,
        utenzaAttiva: { kind: 'flag', required: true, about: 'the account is enabled' },
      },
    },
  },
});

export type RegistryNews = RecordOf<typeof registryNewsFields>;
