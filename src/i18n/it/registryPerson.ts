/** Sentences of the staff registry. */
export const registryPerson = {
  name: 'Persona |||| Persone',
  title: 'Anagrafica del personale',
  caption: "Personale della scuola nell'anno di servizio",
  search: 'Ricerca per cognome, nome, codice fiscale, email, mansione, utente',
  one: 'Anagrafica di %{name}',
  fields: {
    cognome: 'Cognome',
    nome: 'Nome',
    codiceFiscale: 'Codice fiscale',
    isCodiceFiscaleValid: 'Codice fiscale valido',
    email: 'E-mail',
    dataNascita: 'Data di nascita',
    rapportoLavoro: 'Mansione',
    uidPortale: 'Utente collegato',
    codiceFiscaleGestione: "Codice fiscale dell'utente",
    codiceFiscaleAllineato: 'Codice fiscale allineato',
  },
  values: {
    isCodiceFiscaleValid: {
      true: 'Sì',
      false: 'No',
    },
    codiceFiscaleAllineato: {
      true: 'Sì',
      false: 'No',
    },
  },
  tones: {
    invalid: 'non valido',
    outOfSync: "diverso da quello dell'utente",
  },
  filters: {
    mostra: {
      label: 'Mostra',
      values: {
        '1': 'Utenti da importare',
        '2': 'Codice fiscale non valido',
        '3': 'Codice fiscale non allineato',
      },
    },
  },
};
