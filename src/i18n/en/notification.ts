import type { Catalogue } from '../catalogue';

/** Sentences of the notifications as a resource; those of their page are in newsCentre.ts. */
export const notification: Catalogue['resources']['notification'] = {
  name: 'Notification |||| Notifications',
  title: 'Notifications',
  empty: 'Fine, you have no notifications',
  one: 'Notification %{name}',
  fields: {
    codeNews: 'Code',
    version: 'Version',
    title: 'Title',
    text: 'Text',
    publishedAt: 'Published on',
  },
};
