import { titles } from './titles';

/** Sentences of the news, the news centre and the notifications. */
export const newsCentre = {
  publishedOn: 'Pubblicata il %{day}',
  markRead: 'Segna come letta',
  later: 'Leggi più tardi',
  welcome: {
    title: 'Per cominciare',
    about:
      'Le pagine sono nel menu; aiuto e profilo sono in alto a destra. Ecco che cosa è in attesa: resta disponibile anche dopo, nelle stesse pagine.',
    toSign: '%{smart_count} documento da firmare |||| %{smart_count} documenti da firmare',
    begin: 'Inizia',
  },
  centre: {
    title: titles.news,
    tabs: 'Argomenti',
    aggiornamenti: 'Aggiornamenti software',
    notizie: 'Notizie',
    normative: 'Normative',
    more: 'Leggi di più',
    moreOf: 'Leggi di più: %{title}',
    history: 'Cronologia dei rilasci',
    historyOf: 'Cronologia dei rilasci: %{name}',
    version: 'Versione %{version}',
    loading: 'Caricamento delle notizie in corso...',
    empty: {
      all: 'Nessun contenuto trovato!',
      aggiornamenti: 'Nessun aggiornamento software trovato!',
      notizie: 'Nessuna notizia trovata!',
      normative: 'Nessuna normativa trovata!',
    },
  },
  notifications: {
    menu: titles.notifications,
    markReadOf: 'Segna come letta: %{title}',
    markAll: 'Segna tutte come lette',
    left: '%{smart_count} notifica da leggere |||| %{smart_count} notifiche da leggere',
  },
};
