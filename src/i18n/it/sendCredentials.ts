import { userList } from './userList';

/** Sentences about sending credentials again. */
export const sendCredentials = {
  ...userList.actions.sendCredentials,
  planned: '%{smart_count} riceverà l’e-mail |||| %{smart_count} riceveranno l’e-mail',
  leftOut: 'Non riceveranno il messaggio',
  none: 'A nessuno degli utenti selezionati si possono inviare le credenziali',
  doneOne: 'Il messaggio con il primo accesso è in corso di invio.',
  doneMany: 'I messaggi con il primo accesso sono in corso di invio.',
  nothingToDo: "Nessun messaggio inviato: controllare l'esito",
  partly: '%{smart_count} messaggio in corso di invio |||| %{smart_count} messaggi in corso di invio',
  steps: {
    review: {
      title: 'Inviare le credenziali?',
    },
  },
};
