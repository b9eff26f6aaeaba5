import { historyWords } from './historyWords';
import { operationOutcome } from './operationOutcome';
import { titles } from './titles';

const state = { running: 'In corso', ended: 'Conclusa', cancelled: 'Interrotta', stopped: 'Fermata' };

/** Sentences of the history of actions on many. */
export const operation = {
  name: 'Operazione |||| Operazioni',
  title: titles.operation,
  caption: 'Operazioni su più elementi, dalla più recente',
  search: 'Ricerca per chi ha operato, persona, file',
  one: 'Operazione del %{name}',
  empty: 'Nessuna operazione su più elementi è stata ancora eseguita.',
  tabs: historyWords.tabs,
  fields: {
    what: 'Che cosa',
    startedAt: 'Data e ora',
    kind: 'Tipo',
    action: 'Operazione',
    resource: 'Su che cosa',
    name: 'Chi',
    state: 'Stato',
    total: 'Elementi',
    done: 'Riusciti',
    failed: 'Non riusciti',
    skipped: 'Esclusi',
    cancelled: 'Non eseguiti',
    endedAt: 'Conclusa',
    record: 'Elemento',
    outcome: 'Esito',
  },
  values: {
    what: { undo: historyWords.undo, said: historyWords.said, noun: historyWords.noun },
    kind: operationOutcome.values.kind,
    name: { Automatico: 'Automatico' },
    action: operationOutcome.values.action,
    resource: { user: 'Utenti', registryPerson: 'Anagrafica del personale' },
    state,
    rows: {
      all: 'Tutti',
      waiting: 'In attesa',
      done: 'Riuscito',
      partial: 'Riuscito in parte',
      skipped: 'Escluso',
      failed: 'Non riuscito',
      cancelled: 'Non eseguito',
    },
  },
  filters: {
    state: {
      label: 'Stato',
      values: state,
    },
    action: { label: 'Operazione', values: operationOutcome.values.action },
  },
  rows: {
    title: 'Che cosa è successo a ogni elemento',
    show: 'Mostra',
    none: 'Nessun elemento con questo esito.',
  },
  takeBack: {
    action: "Annulla l'operazione",
    title: "Annullare l'operazione?",
    loading: 'Verifica in corso...',
    restorable:
      '%{smart_count} elemento si può ripristinare. |||| %{smart_count} elementi si possono ripristinare.',
    about:
      'Circa %{smart_count} elemento si può ripristinare: gli elementi sono molti e il conto è una stima. |||| Circa %{smart_count} elementi si possono ripristinare: gli elementi sono molti e il conto è una stima.',
    left: '%{smart_count} elemento resta com’è: |||| %{smart_count} elementi restano come sono:',
    again: 'Ciò che non si può ripristinare ora si potrà riprovare finché resta qualcosa da annullare.',
    nothing: 'Ora non si può ripristinare nessun elemento',
    withLater:
      'Annulla prima anche il passaggio successivo, per gli stessi elementi |||| Annulla prima anche i %{smart_count} passaggi successivi, dal più recente, per gli stessi elementi',
    actionWithLater: 'Annulla tutto',
    later: {
      title: 'Fatto in seguito sugli stessi elementi',
      by: '%{when}, %{name}: riguarda %{smart_count} di questi elementi |||| %{when}, %{name}: riguarda %{smart_count} di questi elementi',
      undo: 'Annulla solo questo',
      only: 'Annulla solo questo: %{what}, %{when}',
    },
    close: 'Chiudi',
    running: 'Annullamento in corso...',
    original: "Vedi l'operazione annullata",
    by: "Vedi l'annullamento",
  },
  inPart: '%{done} (%{smart_count} in parte)',
  retry: 'Riprova i non riusciti',
  outcome: operationOutcome.outcome,
};
