import { titles } from './titles';

/** Sentences of the export requests. */
export const exportRequest = {
  name: 'Richiesta |||| Richieste',
  title: titles.exportRequest,
  caption: 'Richieste inoltrate',
  search: 'Ricerca per e-mail, richiedente, file',
  one: 'Richiesta %{name}',
  empty: 'Non è stata inoltrata nessuna richiesta',
  create: 'Richiesta esportazione',
  created: 'Richiesta esportazione dati effettuata con successo!',
  help: { desEmail: 'A questo indirizzo sarà annunciato che i dati sono pronti' },
  fields: {
    prgRichiesta: 'Richiesta',
    stato: 'Stato',
    dataRich: 'Data richiesta',
    applicazioni: 'Applicazioni',
    cognomeNomeSupervisor: 'Richiesta da',
    desEmail: 'E-mail',
    dataEvasione: 'Data evasione',
    scadenza: 'Giorni per scaricare',
    nomeFile: 'File',
    nomeScu: 'Scuola',
    comuneScu: 'Comune',
    codCliente: 'Codice cliente',
    desPassword: 'Password del file',
    intestazioneScu: 'Intestazione',
    provScu: 'Provincia',
    enableDownload: 'Scaricabile',
  },
  values: {
    applicazioni: {
      WWA: 'Alunni',
      WWB: 'Bilancio',
      WWS: 'Emolumenti',
      MOF: 'Miglioramento dell’offerta formativa',
      WWP: 'Personale',
      WPR: 'Protezione dei dati',
    },
    enableDownload: { true: 'Sì', false: 'No' },
    stato: {
      pending: 'In elaborazione',
      active: 'Attiva',
      expired: 'Scaduta',
    },
  },
  filters: {
    stato: {
      label: 'Stato',
      values: {
        pending: 'In elaborazione',
        active: 'Attiva',
        expired: 'Scaduta',
      },
    },
  },
  actions: {
    cancel: {
      label: 'Annulla richieste',
      row: 'Annulla la richiesta %{name}',
      planned: '%{smart_count} da annullare |||| %{smart_count} da annullare',
      leftOut: 'Non saranno annullate',
      none: 'Selezionare una o più checkbox',
      doneOne: 'Richiesta annullata',
      doneMany: 'Richieste annullate',
      nothingToDo: 'Nessuna richiesta annullata',
      partly: '%{smart_count} richiesta annullata |||| %{smart_count} richieste annullate',
      confirm: 'Annulla richiesta',
      steps: {
        last: {
          title: 'Annullare la richiesta?',
          text: "La richiesta non sarà evasa. Se ne potrà fare subito un'altra.",
        },
      },
    },
    delete: {
      label: 'Elimina richieste',
      row: 'Elimina la richiesta %{name}',
      planned: '%{smart_count} da eliminare |||| %{smart_count} da eliminare',
      leftOut: 'Non saranno eliminate',
      none: 'Selezionare una o più checkbox',
      doneOne: 'Richiesta eliminata',
      doneMany: 'Richieste eliminate',
      nothingToDo: 'Nessuna richiesta eliminata',
      partly: '%{smart_count} richiesta eliminata |||| %{smart_count} richieste eliminate',
      confirm: 'Elimina',
      steps: {
        last: {
          title: 'Eliminare la richiesta?',
          text: 'I dati esportati non si potranno più scaricare.',
        },
      },
    },
  },
};
