import { userList } from './userList';

/** Sentences of letters for the selected users. */
export const letters = {
  about:
    'Una pagina per persona, pronta da stampare, con un collegamento personale e un codice da inquadrare. Non contiene password.',
  planned: '%{smart_count} lettera. |||| %{smart_count} lettere.',
  leftOut: '%{smart_count} persona senza lettera |||| %{smart_count} persone senza lettera',
};

/** Words of the action that prepares the letters. */
export const prepareLetters = {
  ...userList.actions.prepareLetters,
  planned: '%{smart_count} lettera da preparare |||| %{smart_count} lettere da preparare',
  leftOut: 'Per loro non ci sarà una lettera',
  none: 'Per nessuno degli utenti selezionati si può preparare una lettera',
  doneOne: 'Lettera pronta',
  doneMany: 'Lettere pronte',
  nothingToDo: 'Nessuna lettera preparata',
  partly: '%{smart_count} lettera pronta |||| %{smart_count} lettere pronte',
  steps: { review: { title: 'Preparare le lettere?', text: '' } },
};
