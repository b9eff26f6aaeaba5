/** What a line may be about, what was done and how it ended: the same words in the lines and in the filters. */
const entity = {
  user: 'Utenti',
  office: 'Incarichi DS e DSGA',
  school: 'Scuola',
  session: 'Accesso',
  news: 'Novità',
  notification: 'Notifiche',
  content: 'Notizie',
  licenceProduct: 'Licenze',
  exportRequest: 'Esportazione dati',
  practice: 'Altri Fornitori',
  registryPerson: 'Anagrafica del personale',
  clock: 'Orologio',
  operation: 'Operazioni su più elementi',
  import: 'Importazioni da file',
  audit: 'Registro operazioni',
  view: 'Viste degli elenchi',
  listExport: 'Esportazione di elenchi',
  signedFile: 'File firmati',
};

const action = {
  list: 'Consultazione elenco',
  read: 'Consultazione',
  update: 'Modifica',
  enable: 'Attivazione',
  disable: 'Disattivazione',
  open: 'Apertura',
  close: 'Chiusura',
  publish: 'Pubblicazione',
  markRead: 'Segna come letta',
  create: 'Inserimento',
  cancel: 'Annullamento',
  delete: 'Eliminazione',
  move: 'Spostamento',
  signIn: 'Accesso',
  preview: 'Anteprima',
  run: 'Esecuzione',
  retry: 'Nuovo tentativo',
  import: 'Importazione',
  takeBack: 'Ripristino',
  changeOthers: 'Intervento su operazioni altrui',
  choose: 'Scelta',
  share: 'Condivisione',
  export: 'Esportazione',
  verify: 'Verifica',
};

const outcome = {
  done: 'Riuscita',
  refused: 'Rifiutata',
};

/** Sentences of the audit log. */
export const audit = {
  name: 'Operazione |||| Operazioni',
  title: 'Registro operazioni',
  caption: 'Operazioni svolte nella scuola, dalla più recente',
  one: 'Operazione %{name}',
  fields: {
    seq: 'Numero',
    at: 'Data e ora',
    who: 'Chi',
    asWhom: 'Con quale utenza',
    entity: 'Che cosa',
    action: 'Operazione',
    target: 'Quale',
    outcome: 'Esito',
    reason: 'Motivo',
    before: 'Prima',
    after: 'Dopo',
    address: 'Indirizzo di rete',
  },
  values: {
    entity,
    action,
    outcome,
    reason: {
      forbidden: 'Permessi insufficienti',
      notAuthorised: 'Utenza non autorizzata',
      notFound: 'Elemento non trovato',
      stale: 'Dati già modificati da altri',
      conflict: 'Non possibile in quel momento',
      idempotencyKeyReused: 'Richiesta ripetuta con altri dati',
    },
  },
  filters: {
    who: {
      label: 'Chi',
    },
    entity: {
      label: 'Che cosa',
      values: entity,
    },
    action: {
      label: 'Operazione',
      values: action,
    },
    outcome: {
      label: 'Esito',
      values: outcome,
    },
    from: {
      label: 'Dal',
    },
    to: {
      label: 'Al',
    },
  },
};
