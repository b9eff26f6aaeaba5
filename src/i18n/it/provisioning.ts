const causes = {
  unauthorised: 'La chiave non è accettata',
  busy: 'Il sistema chiede di aspettare',
  timeout: 'Il sistema non risponde in tempo',
  unreachable: 'Il sistema non è raggiungibile',
  notPublic: 'L’indirizzo non è su Internet',
  redirect: 'Il sistema ha indicato un altro indirizzo',
  notScim: 'La risposta non è di un sistema SCIM 2.0',
  sealed: 'La chiave non è leggibile',
  taken: 'Il nome utente è di un’altra utenza',
  notLinked: 'Nel sistema c’è già un’utenza con questo nome',
  rejected: 'Il sistema rifiuta i dati',
  forbidden: 'La chiave non può modificare questa utenza',
  noUserName: 'Manca l’e-mail, usata come nome utente',
  serverError: 'Errore del sistema',
  internal: 'Errore di Sportello',
  vanished: 'L’utenza era stata eliminata nel sistema',
};

const tabs = { targets: 'Sistemi', persons: 'Utenze inviate' };

/** Words of connected systems, shared with the console of the provider's staff. */
export const targetWords = {
  fields: {
    id: 'Codice',
    name: 'Nome',
    url: 'Indirizzo',
    ac: 'Applicazione',
    userName: 'Nome utente',
    attributes: 'Dati inviati',
    roles: 'Abilitazioni inviate',
    deletes: 'Elimina le utenze di chi è stato eliminato qui',
    enabled: 'Attivo',
    state: 'Stato',
    failure: 'Motivo',
    failingSince: 'Non accetta utenze dal',
    toCreate: 'Da creare',
    toUpdate: 'Da aggiornare o attivare',
    toDeactivate: 'Da disattivare',
    waiting: 'In attesa',
    failed: 'Da correggere',
    tokenAt: 'Chiave del',
    createdAt: 'Creato il',
    createdBy: 'Creato da',
  },
  values: {
    userName: { uid: 'Nome utente con il codice della scuola', email: 'E-mail' },
    attributes: {
      externalId: 'Nome utente, come identificativo (externalId)',
      name: 'Cognome e nome',
      displayName: 'Nome da mostrare',
      emails: 'E-mail',
      taxCode: 'Codice fiscale',
    },
    roles: { none: 'Nessuna', roles: 'Nell’attributo roles', entitlements: 'Nell’attributo entitlements' },
    deletes: { true: 'Sì', false: 'No' },
    enabled: { true: 'Sì', false: 'No' },
    state: {
      noToken: 'Manca la chiave',
      previewing: 'Confronto in corso',
      toConfirm: 'Da confermare',
      active: 'Attivo',
      failing: 'Non accetta utenze',
      paused: 'In pausa',
      stopped: 'Fermato per errori',
    },
    failure: causes,
  },
};

export const provisioningPersonWords = {
  fields: {
    id: 'Codice',
    target: 'Codice del sistema',
    name: 'Sistema',
    uid: 'Utenza',
    state: 'Esito',
    action: 'Modifica',
    cause: 'Motivo',
    statusCode: 'Risposta HTTP',
    detail: 'Spiegazione del sistema',
    remoteId: 'Identificativo nel sistema',
    queuedAt: 'In coda dal',
    attempts: 'Tentativi',
    attemptedAt: 'Ultimo tentativo',
    nextAt: 'Prossimo tentativo',
  },
  values: {
    state: { waiting: 'In attesa', planned: 'Prevista', done: 'Aggiornata', failed: 'Da correggere' },
    action: {
      none: 'Nessuna',
      create: 'Creazione',
      update: 'Aggiornamento',
      activate: 'Attivazione',
      deactivate: 'Disattivazione',
      delete: 'Eliminazione',
    },
    cause: causes,
  },
};

/** Sentences of connected systems. */
export const provisioningTarget = {
  ...targetWords,
  name: 'Sistema |||| Sistemi',
  caption: 'Sistemi che ricevono le utenze della scuola, secondo le abilitazioni',
  search: 'Ricerca per nome, indirizzo',
  one: 'Sistema %{name}',
  create: 'Collega un sistema',
  fresh: 'Nuovo sistema collegato',
  created: 'Sistema collegato: ora inserire la sua chiave',
  empty: 'Nessun sistema riceve le utenze della scuola',
  tabs: { ...tabs, target: 'Dati inviati', health: 'Andamento' },
  help: {
    url: 'Indirizzo https della base SCIM 2.0 del sistema, raggiungibile da Internet',
    ac: 'Chi ha un’abilitazione di questa applicazione riceve un’utenza nel sistema; quando non ne ha più, l’utenza viene disattivata',
    attributes:
      'Il nome utente e lo stato dell’utenza (attiva o no) sono sempre inviati; gli altri dati solo se scelti qui',
    deletes: 'Altrimenti l’utenza di chi è stato eliminato da Sportello viene soltanto disattivata',
    enabled: 'Se il sistema non è attivo, le modifiche restano in attesa e partono quando viene riattivato',
  },
  filters: { state: { label: 'Stato', values: targetWords.values.state } },
  notices: {
    noToken:
      'Inserire la chiave che il sistema accetta: il confronto con le sue utenze comincia subito dopo.',
    previewing: 'Confronto con le utenze del sistema in corso. Nulla viene ancora modificato.',
    toConfirm:
      'Confronto completo: da creare %{toCreate}, da aggiornare o attivare %{toUpdate}, da disattivare %{toDeactivate}. Finché non si conferma la prima sincronizzazione, nulla viene modificato.',
    failing:
      'Il sistema non accetta utenze: il motivo e che cosa fare sono in “Andamento”. I nuovi tentativi sono automatici.',
    stopped:
      'Fermato perché da cinque giorni il sistema non accetta utenze. Dopo aver corretto la causa, riattivarlo qui: le modifiche in attesa partono da sé.',
  },
  actions: {
    start: {
      label: 'Conferma la prima sincronizzazione',
      row: 'Conferma la prima sincronizzazione di %{name}',
      planned: '%{smart_count} da confermare |||| %{smart_count} da confermare',
      leftOut: 'Non saranno confermati',
      none: 'Selezionare un sistema',
      doneOne: 'Prima sincronizzazione avviata',
      doneMany: 'Prime sincronizzazioni avviate',
      nothingToDo: 'Nessuna sincronizzazione avviata',
      partly: '%{smart_count} sincronizzazione avviata |||| %{smart_count} sincronizzazioni avviate',
      confirm: 'Avvia la sincronizzazione',
      steps: {
        last: {
          title: 'Avviare la prima sincronizzazione?',
          text: 'Le utenze del sistema vengono create, aggiornate e disattivate come mostra il confronto. Da qui in poi ogni modifica di persone e abilitazioni viene inviata da sé.',
        },
      },
    },
    token: {
      label: 'Inserisci la chiave',
      row: 'Inserisci la chiave di %{name}',
      confirm: 'Inserisci la chiave',
    },
    retry: {
      label: 'Riprova',
      row: 'Riprova con %{name}',
      planned: '%{smart_count} da riprovare |||| %{smart_count} da riprovare',
      leftOut: 'Senza un nuovo tentativo',
      none: 'Selezionare un sistema',
      doneOne: 'Le modifiche da correggere e in attesa sono di nuovo in coda',
      doneMany: 'Le modifiche da correggere e in attesa sono di nuovo in coda',
      nothingToDo: 'Nessun nuovo tentativo avviato',
      partly: 'Nuovo tentativo per %{smart_count} sistema |||| Nuovo tentativo per %{smart_count} sistemi',
      confirm: 'Riprova',
      steps: {
        last: {
          title: 'Riprovare?',
          text: 'Vengono inviate di nuovo le modifiche da correggere e quelle in attesa. Quelle già riuscite non cambiano.',
        },
      },
    },
  },
};

/** Sentences of the list of persons in connected systems. */
export const provisioningPerson = {
  ...provisioningPersonWords,
  name: 'Utenza |||| Utenze',
  caption: 'Utenze della scuola nei sistemi collegati',
  search: 'Ricerca per utenza, sistema, spiegazione',
  one: 'Utenza %{name}',
  tabs,
  empty: 'Nessuna utenza inviata',
  filters: {
    state: { label: 'Esito', values: provisioningPersonWords.values.state },
    cause: { label: 'Motivo', values: causes },
  },
};

/** Sentences of the health of a connected system, and of its token. */
export const provisioning = {
  problems: 'Da correggere',
  problemsAbout: 'Dal più urgente: cominciare dalla prima riga.',
  noProblems: 'Nessun problema.',
  cause: 'Problema',
  severity: 'Gravità',
  severities: { error: 'Errore', warning: 'Avviso' },
  todo: 'Che cosa fare',
  persons: 'Utenze',
  personsOf: '%{smart_count} utenza |||| %{smart_count} utenze',
  causes,
  todos: {
    unauthorised: 'Creare una nuova chiave nel sistema e inserirla qui.',
    busy: 'Nulla: il nuovo tentativo è automatico, quando il sistema lo consente.',
    timeout:
      'Nulla, se dura poco: il nuovo tentativo è automatico. Altrimenti rivolgersi al fornitore del sistema.',
    unreachable:
      'Verificare l’indirizzo e che il sistema sia in funzione: il nuovo tentativo è automatico. Se l’indirizzo è sbagliato, eliminare il sistema dall’elenco e collegarlo di nuovo.',
    notPublic:
      'Chiedere al fornitore un indirizzo raggiungibile da Internet, poi eliminare il sistema dall’elenco e collegarlo di nuovo.',
    redirect: 'Eliminare il sistema dall’elenco e collegarlo di nuovo con l’indirizzo definitivo.',
    notScim:
      'Verificare con il fornitore l’indirizzo della base SCIM 2.0; se è sbagliato, eliminare il sistema dall’elenco e collegarlo di nuovo.',
    sealed: 'Inserire di nuovo la chiave.',
    taken:
      'Nel sistema, rinominare l’altra utenza o scollegarla dal sistema che la gestisce, poi premere “Riprova”.',
    notLinked:
      'Nel sistema, verificare di chi è l’utenza. Se è della stessa persona, scrivere nel suo externalId il nome utente di Sportello; altrimenti rinominarla. Poi premere “Riprova”.',
    rejected:
      'Aprire le utenze con il collegamento qui accanto: ognuna ha la spiegazione del sistema. Correggere i dati, poi premere “Riprova”.',
    forbidden:
      'Nel sistema, dare alla chiave il permesso di modificare queste utenze, poi premere “Riprova”.',
    noUserName: 'Inserire l’e-mail nella scheda della persona: l’invio riparte da sé.',
    serverError:
      'Nulla, finché l’utenza è in attesa: il nuovo tentativo è automatico. Altrimenti rivolgersi al fornitore, poi premere “Riprova”.',
    internal:
      'Nulla, finché l’utenza è in attesa: il nuovo tentativo è automatico. Altrimenti premere “Riprova” e, se si ripete, rivolgersi all’assistenza.',
    vanished:
      'Nulla, se la persona ha un’abilitazione: l’utenza è stata creata di nuovo. Se non ne ha più, verificare nel sistema che non ne sia rimasta una attiva con un altro identificativo.',
  },
  runs: 'Ultime 14 sincronizzazioni',
  noRuns: 'Nessuna modifica inviata finora.',
  startedAt: 'Inizio',
  kind: 'Tipo',
  kinds: { first: 'Prima sincronizzazione', changes: 'Modifiche', retry: 'Nuovo tentativo' },
  created: 'Create',
  updated: 'Aggiornate',
  deactivated: 'Disattivate',
  errors: 'Errori',
  warnings: 'Avvisi',
  token: 'Chiave di %{name}',
  tokenAbout:
    'La chiave (bearer token) si crea nel sistema da collegare. È conservata cifrata e non viene più mostrata; una nuova sostituisce la precedente.',
  tokenConfirm: 'Salva la chiave',
  tokenStored: 'Chiave salvata',
};
