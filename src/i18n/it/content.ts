/** Sentences of the news centre. */
export const content = {
  name: 'Contenuto |||| Contenuti',
  title: 'Notizie',
  caption: 'Aggiornamenti, notizie e normative',
  search: 'Ricerca nel titolo, nel testo e per applicazione',
  one: '%{name}',
  empty: 'Nessun contenuto trovato!',
  fields: {
    title: 'Titolo',
    category: 'Categoria',
    applicationDescription: 'Applicazione',
    version: 'Versione',
    date: 'Data',
    text: 'Testo',
  },
  values: {
    category: {
      aggiornamenti: 'Aggiornamenti software',
      notizie: 'Notizie',
      normative: 'Normative',
    },
  },
  filters: {
    category: {
      label: 'Categoria',
      values: {
        aggiornamenti: 'Aggiornamenti software',
        notizie: 'Notizie',
        normative: 'Normative',
      },
    },
  },
};
