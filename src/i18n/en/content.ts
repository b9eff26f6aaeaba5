import type { Catalogue } from '../catalogue';

/** Sentences of the news centre. */
export const content: Catalogue['resources']['content'] = {
  name: 'Item |||| Items',
  title: 'News',
  caption: 'Updates, news and regulations',
  search: 'Search in title, text and by application',
  one: '%{name}',
  empty: 'Nothing found!',
  fields: {
    title: 'Title',
    category: 'Category',
    applicationDescription: 'Application',
    version: 'Version',
    date: 'Date',
    text: 'Text',
  },
  values: {
    category: {
      aggiornamenti: 'Software updates',
      notizie: 'News',
      normative: 'Regulations',
    },
  },
  filters: {
    category: {
      label: 'Category',
      values: {
        aggiornamenti: 'Software updates',
        notizie: 'News',
        normative: 'Regulations',
      },
    },
  },
};
