/** Sentences of the page of a data export, and of the notice above the list of exports. */
export const exports = {
  again: 'Chiedi di nuovo',
  preparing: 'In preparazione',
  soon: 'La richiesta sarà elaborata a breve.',
  by: 'Sarà evasa entro il %{at}.',
  begins:
    'La preparazione comincia il %{at}. Fino a quando il file non è pronto, la richiesta si può annullare.',
  progress: 'Avanzamento della preparazione',
  done: 'Preparata al %{done} %',
  failed:
    'La preparazione non è riuscita. Annullare la richiesta e farne un’altra, oppure contattare l’assistenza.',
  failedOne: 'La preparazione della richiesta %{number} non è riuscita: annullarla e farne un’altra.',
  ready: 'Il file è pronto',
  leftToday: 'Si può scaricare ancora oggi, ultimo giorno.',
  left: 'Si può scaricare ancora per %{smart_count} giorno, fino al %{day}. |||| Si può scaricare ancora per %{smart_count} giorni, fino al %{day}.',
  download: 'Scarica il file %{size}',
  hash: 'Impronta SHA-256: %{hash}',
  expired: 'Il file non si può più scaricare: il tempo per farlo è passato.',
  cancelled: 'La richiesta è stata annullata il %{at}: i dati non saranno preparati.',
  cancelledBy: 'La richiesta è stata annullata da %{by} il %{at}: i dati non saranno preparati.',
  deleted: 'L’esportazione è stata eliminata il %{at}: il file non si può più scaricare.',
  deletedBy: 'L’esportazione è stata eliminata da %{by} il %{at}: il file non si può più scaricare.',
  open: 'Apri la richiesta',
  request: 'Richiesta',
  scope: {
    title: 'Che cosa conterrà il file',
    about:
      'Le tabelle di ogni applicazione scelta in formato CSV, con le intestazioni, e un manifesto che dice che cosa c’è, che cosa manca e perché. Le dimensioni sono indicative.',
    none: 'Scegliere un’applicazione per vedere che cosa conterrà il file.',
    failed: 'Non è stato possibile leggere che cosa conterrà il file. La richiesta si può fare comunque.',
    application: 'Applicazione',
    table: 'Tabella',
    rows: 'Righe',
    total: 'In tutto circa %{size}, prima della compressione',
    warned: 'Gli altri supervisor della scuola saranno avvisati subito e potranno annullare la richiesta.',
  },
  hours: {
    title: 'Quando sono evase le richieste:',
    morning: 'nei giorni lavorativi dalle 08:00 alle 14:00: alle 14:00;',
    afternoon: 'dalle 14:00 alle 17:30: a ogni ora intera;',
    night:
      'dalle 17:30 alle 08:00, nei fine settimana, nei giorni festivi e di chiusura: si considerano ricevute alle 08:00 del giorno lavorativo successivo.',
    between: 'Dopo una richiesta, un’altra si può fare passati %{days} giorni.',
  },
};
