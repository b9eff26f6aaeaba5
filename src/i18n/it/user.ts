/** Sentences of user management. */
export const user = {
  name: 'Utente |||| Utenti',
  title: 'Gestione utenti',
};
