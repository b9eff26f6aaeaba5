import { ofLists } from './ofLists';

/** Sentences of actions on one record and on many. */
export const action = {
  ...ofLists.action,
  undo: 'Annulla',
  chosen: '%{smart_count} selezionato: |||| %{smart_count} selezionati:',
  cancel: 'Annulla',
  proceed: 'Prosegui',
  yes: 'Sì',
  no: 'No',
  close: 'Chiudi',
  running: 'Operazione in corso...',
  looking: 'Verifica di chi sarà modificato...',
  unseen: 'Non è stato possibile verificare chi sarà modificato: nulla è stato eseguito.',
  pageByPage: 'I risultati delle altre pagine si scelgono pagina per pagina.',
  estimated: 'Conteggio stimato sui dati di questo elenco.',
  found: "Tutti i risultati dell'elenco, anche quelli delle altre pagine.",
  foundOther:
    "L'elenco ne mostrava %{smart_count}: i dati sono cambiati. |||| L'elenco ne mostrava %{smart_count}: i dati sono cambiati.",
  others: 'e un altro |||| e altri %{count}',
  namesSome: 'Di ogni gruppo sono elencati i primi %{most} nomi.',
  namesAll: 'Elenco completo in Excel o CSV',
  namesSave: 'Scarica l’elenco',
  namesRead: 'Letti %{read} nomi',
  namesTooMany: 'Un file può avere al massimo %{most} righe: restringere con i filtri.',
  changes: {
    title: 'Nel frattempo i dati sono cambiati',
    about: 'Nulla è stato eseguito. Controllare che cosa è cambiato e confermare di nuovo.',
    unnamed: 'Nulla è stato eseguito. Controllare il nuovo riepilogo e confermare di nuovo.',
    in: 'ora è tra quelli da modificare',
    out: 'non sarà modificato. %{reason}',
    gone: 'non è più tra gli elementi selezionati',
  },
  typeCount: {
    label: 'Numero di elementi',
    help: 'Per confermare, scrivere %{count}',
    missing: 'Prima va scritto quanti sono: %{count}',
  },
  retry: 'Riprova',
  unsure:
    'Nessuna risposta dal servizio. È possibile riprovare: anche se la richiesta era già arrivata, avrà effetto una volta sola.',
  failed: '%{smart_count} non riuscito |||| %{smart_count} non riusciti',
};
