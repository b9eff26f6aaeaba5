import { titles } from './titles';

/**
 * Outcome sentences of an operation on many records, on the page that starts it and on the first page: part of the
 * initial bundle.
 */
export const operationOutcome = {
  title: titles.operation,
  values: {
    kind: { run: 'Esecuzione', takeBack: 'Annullamento' },
    action: {
      enable: 'Attivazione',
      disable: 'Disattivazione',
      roles: 'Abilitazioni',
      sendCredentials: 'Invio credenziali',
      enableSpid: 'Abilitazione a Spid',
      import: 'Importazione da file',
      addUsers: "Importazione dall'anagrafe",
      sync: 'Allineamento dei codici fiscali',
      renew: 'Proroga della scadenza',
      delete: 'Eliminazione',
    },
  },
  outcome: {
    done: '%{smart_count} riuscito |||| %{smart_count} riusciti',
    partial: 'di cui %{smart_count} solo in parte',
    restored: '%{smart_count} ripristinato |||| %{smart_count} ripristinati',
    skipped: '%{smart_count} escluso |||| %{smart_count} esclusi',
    notRestored: '%{smart_count} non ripristinato |||| %{smart_count} non ripristinati',
    failed: '%{smart_count} non riuscito |||| %{smart_count} non riusciti',
    cancelled: '%{smart_count} non eseguito |||| %{smart_count} non eseguiti',
  },
};
