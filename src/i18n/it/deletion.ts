import { userList } from './userList';

/** Sentences of deleting many users. */
export const deletion = {
  ...userList.actions.delete,
  planned: '%{smart_count} da eliminare |||| %{smart_count} da eliminare',
  leftOut: 'Non saranno eliminati',
  none: "Si possono eliminare solo le utenze che non hanno mai effettuato l'accesso",
  doneOne: 'Utenza eliminata con successo',
  doneMany: 'Utenze eliminate con successo',
  nothingToDo: "Nessuna utenza eliminata: controllare l'esito",
  partly: '%{smart_count} utenza eliminata |||| %{smart_count} utenze eliminate',
  steps: {
    review: {
      title: 'Eliminare le utenze di chi non è mai entrato?',
    },
  },
};
