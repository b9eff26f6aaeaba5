import { titles } from './titles';

/** Sentences of the notifications as a resource; those of their page are with the news. */
export const notification = {
  name: 'Notifica |||| Notifiche',
  title: titles.notifications,
  one: 'Notifica %{name}',
  fields: {
    codeNews: 'Codice',
    version: 'Versione',
    title: 'Titolo',
    text: 'Testo',
    publishedAt: 'Data di pubblicazione',
  },
};
