const school = 'Scuola';
const areas = {
  Contabile: 'Area Contabile',
  Documentale: 'Area Documentale',
  Didattica: 'Area Didattica',
  Personale: 'Area Personale',
};
const status = { CREATED: 'Da firmare', SIGNED: 'Firmata' };
const statusOperatore = { STARTED: 'In lavorazione', COMPLETED: 'Completata' };
const stato = { pending: 'In elaborazione', active: 'Attiva', expired: 'Scaduta' };
const statusRichiesta = {
  NON_GENERATA: 'Non generata',
  DA_FIRMARE: 'Da firmare',
  PRESA_IN_CARICO: 'Presa in carico',
  APPROVATA: 'Approvata',
};
const category = { aggiornamenti: 'Aggiornamenti', notizie: 'Notizie', normative: 'Normative' };

/** Texts of requests by schools, and of published items. */
export const requests = {
  platformPractice: {
    name: 'Pratica |||| Pratiche',
    title: 'Altri fornitori',
    caption: 'Trasferimenti da altri fornitori',
    search: 'Ricerca per scuola, codice di provenienza',
    one: 'Pratica %{name}',
    fields: {
      schoolName: 'Nome della scuola',
      school,
      codMinAltri: 'Codice di provenienza',
      area: 'Area',
      status: 'Stato',
      statusOperatore: 'Lavorazione',
      createdDate: 'Data inizio',
      updatedDate: 'Ultimo aggiornamento',
      anno: 'Anno',
      progress: 'Caricamento (%)',
    },
    values: { area: areas, status, statusOperatore },
    filters: {
      area: { label: 'Area', values: areas },
      status: { label: 'Stato', values: status },
      statusOperatore: { label: 'Lavorazione', values: statusOperatore },
      school: { label: school },
    },
    actions: {
      start: {
        label: 'Segna in lavorazione',
        row: 'Segna in lavorazione: %{name}',
        confirm: 'Segna in lavorazione',
      },
      complete: { label: 'Segna completata', row: 'Segna completata: %{name}', confirm: 'Segna completata' },
    },
  },
  platformExport: {
    name: 'Richiesta |||| Richieste',
    title: 'Esportazioni',
    caption: 'Richieste di esportazione dei dati',
    search: 'Ricerca per scuola, richiedente, e-mail',
    one: 'Richiesta %{name}',
    recordRepresentation: 'n. %{prgRichiesta} di %{school}',
    fields: {
      schoolName: 'Nome della scuola',
      school,
      prgRichiesta: 'Richiesta',
      stato: 'Stato',
      applicazioni: 'Applicazioni',
      cognomeNomeSupervisor: 'Richiesta da',
      desEmail: 'E-mail',
      dataRich: 'Data richiesta',
      dataEvasione: 'Data evasione',
      scadenza: 'Giorni per scaricare',
      nomeFile: 'File',
    },
    values: {
      stato,
      applicazioni: {
        WWA: 'Alunni',
        WWB: 'Bilancio',
        WWS: 'Emolumenti',
        MOF: 'Miglioramento dell’offerta formativa',
        WWP: 'Personale',
        WPR: 'Protezione dei dati',
      },
    },
    filters: { stato: { label: 'Stato', values: stato }, school: { label: school } },
  },
  platformSpid: {
    name: 'Richiesta |||| Richieste',
    title: 'SPID, CIE ed eIDAS',
    caption: 'Richieste di attivazione',
    search: 'Ricerca per scuola',
    one: 'Richiesta della scuola %{name}',
    fields: {
      schoolName: 'Nome della scuola',
      school,
      statusRichiesta: 'Stato della richiesta',
      modifiedDate: 'Ultima modifica',
      spidEnabled: 'Accesso attivo',
    },
    values: { statusRichiesta, spidEnabled: { true: 'Sì', false: 'No' } },
    filters: { statusRichiesta: { label: 'Stato della richiesta', values: statusRichiesta } },
    actions: {
      set: { label: 'Cambia stato', row: 'Cambia lo stato di %{name}', confirm: 'Cambia stato' },
    },
  },
  spidRequest: {
    fields: {
      statusRichiesta: 'Stato della richiesta',
      nomeCognomeSoggettoReferente: 'Nome e cognome',
      codiceFiscaleSoggettoReferente: 'Codice fiscale',
      titoloSoggettoReferente: 'Titolo',
      qualificaSoggettoReferente: 'Qualifica',
      telSoggettoReferente: 'Telefono',
    },
    values: { statusRichiesta },
  },
  platformNews: {
    name: 'Novità |||| Novità',
    title: 'Novità della console',
    caption: 'Novità pubblicate',
    search: 'Ricerca per versione, titolo, testo',
    one: 'Novità %{name}',
    create: 'Nuova novità',
    created: 'Novità pubblicata in tutte le scuole',
    help: { version: 'La versione del programma, come 5.27.3', text: 'Testo semplice o HTML' },
    fields: {
      codeNews: 'Codice',
      version: 'Versione',
      title: 'Titolo',
      text: 'Testo',
      publishedAt: 'Pubblicata il',
    },
    values: {},
  },
  platformContent: {
    name: 'Notizia |||| Notizie',
    title: 'Centro notizie',
    caption: 'Contenuti pubblicati',
    search: 'Ricerca per titolo, testo',
    one: 'Notizia %{name}',
    create: 'Nuova notizia',
    created: 'Notizia pubblicata',
    help: { applicationCode: 'Per gli aggiornamenti: il codice, come WWA', text: 'Testo semplice o HTML' },
    fields: {
      code: 'Codice',
      category: 'Categoria',
      date: 'Data',
      title: 'Titolo',
      text: 'Testo',
      applicationCode: 'Applicazione',
      version: 'Versione rilasciata',
    },
    parts: { version: { version: 'Versione' } },
    values: { category },
    filters: { category: { label: 'Categoria', values: category } },
  },
};
