/** Sentences of the page of the own account. */
export const ownProfile = {
  title: 'Profilo utente',
  tabs: { data: 'Anagrafica Utente', applications: "Applicazioni abilitate per l'utente" },
  edit: 'Modifica',
  wrongTaxCode: 'Il codice fiscale non è valido: chiederne la correzione al supervisor della scuola.',
  applications: { empty: "Nessuna applicazione abilitata per l'utente" },
  form: {
    title: 'Modifica anagrafe utente',
    required: 'I campi con * sono obbligatori.',
    others: 'Gli altri dati si possono correggere rivolgendosi al supervisor della scuola.',
    linked:
      'A questa utenza è collegato un ArgoID: se il codice fiscale cambia, il collegamento viene tolto e con quell’ArgoID non si accede più a questa utenza.',
    signsOut: 'L’accesso è con un ArgoID: dopo il salvataggio occorre accedere di nuovo.',
  },
};

/** Words of the record of the own account. */
export const ownProfileRecord = {
  updated: 'Utente aggiornato con successo!',
  none: 'Non indicato',
  tabs: { person: 'Dati personali', account: 'Utenza' },
  fields: {
    sn: 'Cognome',
    cn: 'Nome',
    dataNascita: 'Data di nascita',
    codicefiscale: 'Codice fiscale',
    email: 'E-mail',
    accessibility: 'Modalità non vedente',
    uid: 'Utente',
    scuola: 'Scuola',
    codMin: 'Codice ministeriale',
    customerCode: 'Codice cliente',
    status: 'Stato',
    spidEnabled: 'Accesso con SPID e CIE',
    otpenabled: 'Codice monouso (OTP)',
    dataScadenza: 'Data cambio password',
    timeTable: 'Orario di accesso',
  },
  help: { email: 'Se l’e-mail cambia, l’indirizzo precedente viene avvisato e quello nuovo va confermato.' },
  values: {
    accessibility: { true: 'Sì', false: 'No' },
    spidEnabled: { true: 'Sì', false: 'No' },
    otpenabled: { true: 'Sì', false: 'No' },
    status: { true: 'Attiva', false: 'Disattivata' },
  },
};
