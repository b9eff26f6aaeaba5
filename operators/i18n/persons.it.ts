import { acting } from './acting';

const yesNo = { true: 'Sì', false: 'No' };
const states = {
  active: 'Attiva',
  never: 'Mai entrata',
  disabled: 'Disattivata',
  expired: 'Scaduta',
};

/** Texts of the search of people. */
export const persons = {
  platformPerson: {
    name: 'Persona |||| Persone',
    title: 'Persone',
    caption: 'Persone di tutte le scuole',
    search: 'Cognome e nome, e-mail, utenza o codice fiscale intero',
    one: '%{name}',
    empty:
      'Scrivere almeno tre lettere del cognome, del nome, dell’e-mail o dell’utenza, oppure tutto il codice fiscale.',
    fields: {
      school: 'Scuola (codice)',
      schoolName: 'Scuola',
      uid: 'Utenza',
      sn: 'Cognome',
      cn: 'Nome',
      email: 'E-mail',
      state: 'Stato',
      lastLogin: 'Ultimo accesso',
      blocks: 'Che cosa impedisce l’accesso',
      taxCode: 'Codice fiscale',
      begins: 'Si attiva il',
      expires: 'Scadenza',
      spid: 'SPID e CIE',
      hasPassword: 'Ha scelto una password',
      emailConfirmed: 'E-mail confermata',
      asksForCode: 'Codice di verifica richiesto',
      apps: 'App di autenticazione',
      passkeys: 'Passkey',
      roles: 'Abilitazioni',
      alias: 'ArgoID',
      linkUntil: 'Collegamento per la password, valido fino al',
      linkOnPaper: 'Collegamento su carta',
      sessions: 'Sessioni aperte',
      refusals: 'Tentativi falliti, ultimi sette giorni',
      throttledUntil: 'Tentativi bloccati fino al',
      mails: 'Messaggi',
      signIns: 'Accessi',
    },
    values: {
      state: states,
      taxCode: { present: 'Presente', missing: 'Manca', wrong: 'Non corretto' },
      alias: { enabled: 'Collegato', disabled: 'Collegato, disattivato' },
      spid: yesNo,
      hasPassword: yesNo,
      emailConfirmed: yesNo,
      asksForCode: yesNo,
      linkOnPaper: yesNo,
    },
    filters: { school: { label: 'Scuola' } },
    actions: {
      sendLink: acting({
        label: 'Invia un collegamento',
        row: 'Invia un collegamento a %{name}',
        confirm: 'Invia un collegamento',
        planned: '%{smart_count} a cui scrivere |||| %{smart_count} a cui scrivere',
        leftOut: 'Non riceveranno il messaggio',
        none: 'Nessuno a cui scrivere',
        doneOne: 'Collegamento inviato all’e-mail dell’utenza',
        doneMany: 'Collegamenti inviati',
        nothingToDo: 'Nessun collegamento inviato',
        partly: '%{smart_count} collegamento inviato |||| %{smart_count} collegamenti inviati',
        title: 'Inviare un collegamento per scegliere la password?',
        text: 'Parte solo verso l’e-mail dell’utenza. Il collegamento di prima non vale più.',
      }),
      unlock: acting({
        label: 'Sblocca i tentativi',
        row: 'Sblocca i tentativi di %{name}',
        confirm: 'Sblocca i tentativi',
        planned: '%{smart_count} da sbloccare |||| %{smart_count} da sbloccare',
        leftOut: 'Non saranno sbloccati',
        none: 'Nessuno da sbloccare',
        doneOne: 'Tentativi sbloccati',
        doneMany: 'Tentativi sbloccati',
        nothingToDo: 'Nessun tentativo sbloccato',
        partly: '%{smart_count} sbloccato |||| %{smart_count} sbloccati',
        title: 'Sbloccare i tentativi di accesso?',
        text: 'La persona può riprovare subito. Prima accertarsi che sia stata lei a sbagliare.',
      }),
      endSessions: acting({
        label: 'Chiudi le sessioni',
        row: 'Chiudi le sessioni di %{name}',
        confirm: 'Chiudi le sessioni',
        planned: '%{smart_count} da chiudere |||| %{smart_count} da chiudere',
        leftOut: 'Non saranno chiuse',
        none: 'Nessuna sessione da chiudere',
        doneOne: 'Sessioni chiuse',
        doneMany: 'Sessioni chiuse',
        nothingToDo: 'Nessuna sessione chiusa',
        partly: '%{smart_count} chiusa |||| %{smart_count} chiuse',
        title: 'Chiudere tutte le sessioni?',
        text: 'La persona deve accedere di nuovo da ogni dispositivo; ciò che non ha salvato può andare perso. I collegamenti per la password non valgono più.',
      }),
      exportData: {
        label: 'Esporta i dati',
        row: 'Esporta i dati di %{name}',
        confirm: 'Esporta i dati',
      },
      erase: {
        label: 'Cancella la persona',
        row: 'Cancella %{name}',
        confirm: 'Cancella la persona',
      },
    },
  },
  personExport: {
    fields: { scope: 'Per chi', reason: 'Chi ha chiesto i dati, e quando' },
    values: {
      scope: {
        account: 'Per la scuola: soltanto questa utenza',
        person: 'Per la persona: ogni sua utenza e l’ArgoID',
      },
    },
    help: {
      reason: 'Senza il nome della persona: resta nel registro. Per esempio: protocollo 123 del 03/05/2026',
    },
  },
  personErasure: {
    fields: {
      scope: 'Che cosa',
      reason: 'Chi ha chiesto la cancellazione, e quando',
    },
    values: {
      scope: { account: 'Soltanto questa utenza', person: 'Tutte le utenze della persona e l’ArgoID' },
    },
    help: {
      reason: 'Senza il nome della persona: resta nel registro. Per esempio: protocollo 123 del 03/05/2026',
    },
  },
};

/** Texts of the dialogs that export and erase the data of a person. */
export const personData = {
  exportTitle: 'Esportare i dati di %{name}?',
  exportAbout:
    'Il file contiene tutto ciò che Sportello conserva sulla persona: una pagina da leggere e gli stessi dati in JSON. Va consegnato in modo riservato alla persona, o alla scuola che lo ha chiesto.',
  accounts: 'Utenza della persona: |||| Utenze della persona, da verificare:',
  because: {
    asked: 'quella di questa pagina',
    alias: 'collegata allo stesso ArgoID',
    taxCode: 'con lo stesso codice fiscale',
  },
  export: 'Scarica i dati',
  erase: 'Cancella per sempre',
  eraseTitle: 'Cancellare per sempre i dati di %{name}?',
  eraseAbout:
    'La cancellazione è definitiva: né la scuola né il gestore possono annullarla. Ogni scuola è titolare dei propri dati e decide per la propria utenza: prima di procedere occorre la sua richiesta. Dalle copie di sicurezza i dati spariscono quando la copia scade.',
  deleted: 'Si cancellano:',
  left: 'Restano, per l’utenza o le utenze scelte:',
  hindrance: {
    office: '%{uid} ricopre l’incarico di DS o DSGA: la scuola deve prima nominare un’altra persona.',
    lastSupervisor: '%{uid} è l’ultimo supervisor attivo della scuola: prima ne va nominato un altro.',
    signature: 'Una firma di %{uid} attende la verifica del certificato: riprovare quando è conclusa.',
    operation: 'Un’operazione di %{uid} è in corso: riprovare quando è finita.',
  },
};

/** Texts of the page of a person. */
export const person = {
  blocks: 'Che cosa impedisce l’accesso',
  none: 'Nulla di noto: la persona può accedere. Se non ricorda la password, inviarle un collegamento.',
  account: 'Utenza',
  mails: 'Ultimi messaggi',
  noMails: 'Nessun messaggio',
  signIns: 'Ultimi accessi',
  noSignIns: 'Nessun accesso nell’ultimo anno',
  mail: {
    subject: 'Oggetto',
    recipient: 'Destinatario',
    state: 'Stato',
    at: 'Data e ora',
    failure: 'Motivo',
  },
  signIn: { at: 'Data e ora', device: 'Dispositivo', client: 'Applicazione' },
  yes: 'Sì',
  no: 'No',
  never: 'Mai',
  noneOfIt: '–',
  block: {
    schoolClosed: {
      what: 'La scuola è chiusa.',
      remedy: 'Nessuno vi accede; per trenta giorni un amministratore può riaprirla.',
    },
    schoolSuspended: {
      what: 'La scuola è sospesa.',
      remedy: 'Nessuno vi accede fino al giorno indicato nella pagina della scuola.',
    },
    disabled: {
      what: 'L’utenza è disattivata.',
      remedy: 'La riattiva il supervisor della scuola, in Gestione utenti.',
    },
    expired: {
      what: 'L’utenza è scaduta.',
      remedy: 'Il supervisor della scuola ne proroga la scadenza, in Gestione utenti.',
    },
    notBegun: {
      what: 'L’utenza non è ancora cominciata.',
      remedy: 'Si attiva da sola nel giorno indicato sotto.',
    },
    contested: {
      what: 'La persona ha segnalato di non aver chiesto il cambio di e-mail.',
      remedy: 'Decide il supervisor della scuola, in Gestione utenti.',
    },
    throttled: {
      what: 'Troppi tentativi falliti.',
      remedy: 'Si può aspettare, oppure sbloccare i tentativi da qui.',
    },
    aliasDisabled: {
      what: 'L’ArgoID collegato è disattivato.',
      remedy: 'La persona può accedere con l’utenza della scuola.',
    },
    mailFailed: {
      what: 'L’ultimo messaggio non è arrivato.',
      remedy: 'Il motivo è tra i messaggi qui sotto: spesso l’e-mail è da correggere, e lo fa la scuola.',
    },
    mailWaiting: {
      what: 'L’ultimo messaggio non è ancora partito.',
      remedy: 'Se aspetta da più di qualche minuto, controllare Posta in uscita.',
    },
    noLink: {
      what: 'Non ha mai scelto una password e non ha un collegamento per farlo.',
      remedy: 'Inviarle un collegamento.',
    },
    linkOver: {
      what: 'Il collegamento per scegliere la password è scaduto.',
      remedy: 'Inviarne uno nuovo.',
    },
    noPassword: {
      what: 'Non ha una password.',
      remedy: 'Accede con SPID, CIE o ArgoID.',
    },
    emailUnconfirmed: {
      what: 'L’e-mail non è confermata.',
      remedy:
        'La password dimenticata non si recupera per e-mail: il supervisor corregge l’e-mail o stampa una lettera.',
    },
    noApp: {
      what: 'Il codice di verifica è richiesto, ma nessuna app è collegata.',
      remedy: 'Al prossimo accesso la persona collega l’app, con il suo telefono.',
    },
    noRoles: {
      what: 'Non ha abilitazioni.',
      remedy: 'Può accedere ma non vede applicazioni: le assegna il supervisor della scuola.',
    },
  },
};
