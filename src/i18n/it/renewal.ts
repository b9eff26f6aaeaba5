import { userList } from './userList';

/** Sentences of a new expiry for many users. */
export const renewal = {
  ...userList.actions.renew,
  planned: '%{smart_count} da prorogare |||| %{smart_count} da prorogare',
  leftOut: 'Non saranno prorogati',
  none: 'Nessuno degli utenti selezionati può essere prorogato',
  doneOne: 'Scadenza prorogata con successo!',
  doneMany: 'Scadenze prorogate con successo!',
  nothingToDo: "Nessuna scadenza prorogata: controllare l'esito",
  partly: '%{smart_count} utente prorogato |||| %{smart_count} utenti prorogati',
  steps: {
    dataScadenza: {
      title: 'Prorogare la scadenza?',
      text: 'Gli utenti selezionati avranno tutti la stessa nuova scadenza.',
    },
    review: {
      title: 'Confermare la nuova scadenza?',
    },
  },
};
