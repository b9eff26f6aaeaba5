import { titles } from './titles';

/** Sentences of the school profile. */
export const school = {
  title: 'Profilo scuola',
  menu: titles.school,
  tabs: { label: 'Profilo della scuola', data: 'Anagrafica Scuola', licences: 'Licenze Scuola' },
  loading: 'Caricamento dei dati della scuola in corso...',
  edit: 'Modifica',
  register: 'Registro Trattamento',
  registerMaking: 'Preparazione del registro in corso...',
  registerMade: 'Registro Trattamento scaricato',
  users: 'Gestione utenti',
  usersAbout: 'Le abilitazioni alle applicazioni si assegnano dalla gestione utenti.',
  form: {
    title: 'Modifica scuola',
    fixed: 'I codici che identificano la scuola si possono correggere soltanto rivolgendosi all’assistenza.',
    required: 'I campi con * sono obbligatori.',
  },
  switches: {
    yes: 'Conferma',
    no: 'Annulla',
    otpOn: {
      title: 'Attivare il codice OTP?',
      about:
        'Dopo il salvataggio il supervisor dovrà effettuare un primo accesso con OTP: al prossimo accesso gli verrà chiesto di collegare il proprio dispositivo.',
    },
    otpOff: {
      title: 'Disattivare il codice OTP?',
      about: 'Dopo il salvataggio il codice OTP sarà disattivato per tutte le utenze della scuola.',
    },
    spidOn: {
      title: 'Attivare SPID e CIE?',
      about: 'Dopo il salvataggio gli utenti abilitati potranno accedere con SPID e CIE.',
    },
    spidOff: {
      title: 'Disattivare SPID e CIE?',
      about: 'Dopo il salvataggio nessun utente della scuola potrà accedere con SPID e CIE.',
    },
  },
  licences: {
    empty: 'Nessuna applicazione abilitata per la scuola',
    caption: 'Applicazioni con licenza della scuola',
    application: 'Applicazione',
    category: 'Categoria',
    state: 'Stato della licenza',
    endless: 'Licenza attiva',
  },
};

/** Words of the record of the school. */
export const schoolProfile = {
  updated: 'Profilo aggiornato con successo!',
  none: 'Non indicato',
  tabs: {
    identity: 'Identificazione',
    place: 'Sede',
    contacts: 'Contatti',
    privacy: 'Protezione dei dati',
    access: 'Accesso ai servizi',
  },
  fields: {
    o: 'Codice cliente',
    codMin: 'Codice meccanografico',
    cf: 'Codice fiscale',
    codIpa: 'Codice IPA',
    codFatturazione: 'Codice per la fatturazione',
    description: 'Intestazione',
    name: 'Nome',
    street: 'Indirizzo',
    postalCode: 'CAP',
    city: 'Città',
    provincia: 'Provincia',
    telephonenumber: 'Telefono',
    faxNumber: 'Fax',
    webSite: 'Sito web',
    mail: 'Email',
    pec: 'Pec',
    dpo: 'Nome del DPO',
    recapitoDpo: 'Email del DPO',
    spidEnabled: 'Accesso con SPID e CIE',
    otpEnabled: 'Accesso con codice OTP',
  },
  values: {
    spidEnabled: { true: 'Attivo', false: 'Non attivo' },
    otpEnabled: { true: 'Attivo', false: 'Non attivo' },
  },
};
