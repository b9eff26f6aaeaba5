import type { Catalogue } from '../catalogue';

/** Sentences of the news, the news centre and the notifications. */
export const newsCentre: Catalogue['news'] = {
  publishedOn: 'Published on %{day}',
  markRead: 'Mark as read',
  later: 'Read later',
  welcome: {
    title: 'To begin with',
    about:
      'The pages are in the menu; help and profile are at the top right. This is what waits: it stays in the same pages.',
    toSign: '%{smart_count} document to sign |||| %{smart_count} documents to sign',
    begin: 'Begin',
  },
  centre: {
    title: 'News',
    tabs: 'Subjects',
    aggiornamenti: 'Software updates',
    notizie: 'News',
    normative: 'Regulations',
    more: 'Read more',
    moreOf: 'Read more: %{title}',
    history: 'Release history',
    historyOf: 'Release history: %{name}',
    version: 'Version %{version}',
    loading: 'Loading the news...',
    empty: {
      all: 'No content found!',
      aggiornamenti: 'No software update found!',
      notizie: 'No news found!',
      normative: 'No regulation found!',
    },
  },
  notifications: {
    menu: 'Notifications',
    markReadOf: 'Mark as read: %{title}',
    markAll: 'Mark all as read',
    left: '%{smart_count} notification to read |||| %{smart_count} notifications to read',
  },
};
