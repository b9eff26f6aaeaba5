/** Sentences of the notifications as a resource; the others on their page are with the news. */
export const notification = {
  name: 'Notifica |||| Notifiche',
  title: 'Lista notifiche',
  empty: 'Ok, non hai nessuna notifica',
  one: 'Notifica %{name}',
  fields: {
    codeNews: 'Codice',
    version: 'Versione',
    title: 'Titolo',
    text: 'Testo',
    publishedAt: 'Data di pubblicazione',
  },
};
