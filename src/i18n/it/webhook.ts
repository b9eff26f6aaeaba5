/** Names of events, nested by the parts of the event's key, because keys of texts have no dots. */
const events = {
  user: {
    created: 'Utente creato',
    updated: 'Utente modificato',
    activated: 'Utente attivato',
    deactivated: 'Utente disattivato',
    deleted: 'Utente eliminato',
    roles_updated: 'Ruoli di un utente modificati',
  },
  licence: {
    granted: 'Licenza concessa',
    ended: 'Licenza cessata',
    restored: 'Licenza ripristinata',
  },
  order: {
    updated: 'Ordine aggiornato',
  },
  resizing: {
    updated: 'Dimensionamento aggiornato',
  },
  transfer: {
    updated: 'Trasferimento dati aggiornato',
  },
  preservation: {
    updated: 'Conservazione aggiornata',
  },
  document: {
    signed: 'Documento firmato',
    countersigned: 'Documento controfirmato',
  },
};

const tabs = { endpoints: 'Webhook', deliveries: 'Invii' };

/** Words of webhooks, shared with the console of the provider's staff. */
export const webhookWords = {
  fields: {
    id: 'Codice',
    name: 'Nome',
    url: 'Indirizzo',
    events: 'Eventi',
    enabled: 'Attivo',
    state: 'Stato',
    createdAt: 'Creato il',
    createdBy: 'Creato da',
    failingSince: 'Non riceve dal',
    previousUntil: 'Segreto precedente valido fino al',
  },
  values: {
    events,
    enabled: { true: 'Sì', false: 'No' },
    state: {
      active: 'Attivo',
      failing: 'Non riceve',
      disabled: 'Disattivato',
      stopped: 'Disattivato per errori',
    },
  },
};

export const deliveryWords = {
  fields: {
    id: 'Codice (webhook-id)',
    webhook: 'Codice del webhook',
    name: 'Webhook',
    type: 'Evento',
    state: 'Esito',
    createdAt: 'Data e ora',
    attempts: 'Tentativi',
    attemptedAt: 'Ultimo tentativo',
    nextAt: 'Prossimo tentativo',
    statusCode: 'Risposta HTTP',
    failure: 'Motivo',
    payload: 'Contenuto inviato',
  },
  values: {
    type: { ...events, webhook: { test: 'Prova' } },
    state: { waiting: 'In attesa', delivered: 'Consegnato', failed: 'Non consegnato' },
    failure: {
      status: 'Il sistema ha risposto con un errore',
      redirect: 'Il sistema ha indicato un altro indirizzo',
      timeout: 'Nessuna risposta entro dieci secondi',
      unreachable: 'Il sistema non è raggiungibile',
      notPublic: 'L’indirizzo non è su Internet',
      gone: 'Il sistema non vuole più notifiche',
      stopped: 'Il webhook è stato disattivato',
      sealed: 'Il segreto non è leggibile: crearne uno nuovo',
    },
  },
};

/** Sentences of the endpoints of webhooks. */
export const webhook = {
  ...webhookWords,
  name: 'Webhook |||| Webhook',
  caption: 'Sistemi che ricevono una notifica quando qualcosa cambia nella scuola',
  search: 'Ricerca per nome, indirizzo',
  one: 'Webhook %{name}',
  empty: 'Nessun sistema riceve notifiche',
  tools: { create: 'Nuovo webhook' },
  tabs: { ...tabs, endpoint: 'Destinazione' },
  help: {
    url: 'Indirizzo https del sistema che riceve le notifiche, raggiungibile da Internet',
    enabled: 'Un webhook disattivato non riceve notifiche',
  },
  filters: { state: { label: 'Stato', values: webhookWords.values.state } },
  notices: {
    stopped:
      'Disattivato perché il sistema non accetta le notifiche. Quando è di nuovo in funzione, riattivarlo qui e ripetere gli invii non consegnati.',
    failing:
      'L’ultima notifica non è stata accettata: si riprova da sé, a intervalli sempre più lunghi, per cinque giorni.',
  },
  actions: {
    test: {
      label: 'Invia una prova',
      row: 'Invia una prova a %{name}',
      planned: '%{smart_count} da provare |||| %{smart_count} da provare',
      leftOut: 'Non riceveranno la prova',
      none: 'Selezionare un webhook',
      doneOne: 'La prova è in coda: l’esito è tra gli invii',
      doneMany: 'Le prove sono in coda: gli esiti sono tra gli invii',
      nothingToDo: 'Nessuna prova inviata',
      partly: '%{smart_count} prova in coda |||| %{smart_count} prove in coda',
      confirm: 'Invia una prova',
      steps: {
        last: {
          title: 'Inviare una prova?',
          text: 'Il sistema riceve una notifica di prova, firmata come le altre e senza dati della scuola.',
        },
      },
    },
    rotate: { label: 'Nuovo segreto', row: 'Nuovo segreto per %{name}', confirm: 'Nuovo segreto' },
  },
};

/** Sentences of the deliveries of webhooks. */
export const webhookDelivery = {
  ...deliveryWords,
  name: 'Invio |||| Invii',
  caption: 'Notifiche degli ultimi trenta giorni, dalla più recente',
  search: 'Ricerca per evento, webhook, codice',
  one: 'Invio: %{name}',
  tabs,
  empty: 'Nessun invio negli ultimi trenta giorni',
  filters: { state: { label: 'Esito', values: deliveryWords.values.state } },
  actions: {
    replay: {
      label: 'Invia di nuovo',
      row: 'Invia di nuovo: %{name}',
      planned: '%{smart_count} da inviare di nuovo |||| %{smart_count} da inviare di nuovo',
      leftOut: 'Non saranno inviati di nuovo',
      none: 'Selezionare un invio',
      doneOne: 'L’invio è di nuovo in coda',
      doneMany: 'Gli invii sono di nuovo in coda',
      nothingToDo: 'Nessun invio ripetuto',
      partly: '%{smart_count} invio ripetuto |||| %{smart_count} invii ripetuti',
      confirm: 'Invia di nuovo',
      steps: {
        last: {
          title: 'Inviare di nuovo?',
          text: 'La notifica riparte con lo stesso codice: un sistema che l’ha già ricevuta la riconosce.',
        },
      },
    },
  },
};

/** Sentences of the dialogs about secrets of webhooks. */
export const webhooks = {
  create: 'Nuovo webhook',
  createAbout:
    'Il sistema indicato riceverà una notifica firmata per ogni evento scelto, con i codici di ciò che è cambiato e mai i valori.',
  createConfirm: 'Crea il webhook',
  rotate: 'Nuovo segreto per %{name}',
  rotateAbout:
    'Per %{hours} ore le notifiche sono firmate con entrambi i segreti: in questo tempo va sostituito nel sistema che le riceve. Poi vale solo il nuovo.',
  rotateConfirm: 'Crea il segreto',
  secret: 'Segreto',
  secretAbout:
    'Il segreto va copiato adesso nella configurazione del sistema che riceve: serve a verificare le firme e non verrà mostrato di nuovo.',
  copied: 'Ho copiato, chiudi',
};
