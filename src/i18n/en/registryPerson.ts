import type { Catalogue } from '../catalogue';

/** Sentences of the staff registry. */
export const registryPerson: Catalogue['resources']['registryPerson'] = {
  name: 'Person |||| People',
  title: 'Staff registry',
  caption: 'Staff of the school in the service year',
  search: 'Search by surname, name, tax code, email, job, user',
  one: 'Registry of %{name}',
  fields: {
    cognome: 'Surname',
    nome: 'Name',
    codiceFiscale: 'Tax code',
    isCodiceFiscaleValid: 'Valid tax code',
    email: 'E-mail',
    dataNascita: 'Date of birth',
    rapportoLavoro: 'Job',
    uidPortale: 'Linked user',
    codiceFiscaleGestione: "User's tax code",
    codiceFiscaleAllineato: 'Tax code in sync',
  },
  values: {
    isCodiceFiscaleValid: {
      true: 'Yes',
      false: 'No',
    },
    codiceFiscaleAllineato: {
      true: 'Yes',
      false: 'No',
    },
  },
  tones: {
    invalid: 'not valid',
    outOfSync: "differs from the user's",
  },
  filters: {
    mostra: {
      label: 'Show',
      values: {
        '1': 'Users to import',
        '2': 'Invalid tax code',
        '3': 'Tax code not in sync',
      },
    },
  },
};
