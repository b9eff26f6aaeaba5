/** Sentences of the notifications as a resource; those of their page are in newsCentre.ts. */
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
