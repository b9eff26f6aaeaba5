/** Sentences of the notifications. */
export const notification = {
  name: 'Notifica |||| Notifiche',
  title: 'Lista notifiche',
  caption: 'Notifiche ancora da leggere',
  search: 'Ricerca nel titolo e nel testo',
  one: '%{name}',
  menu: 'Notifiche',
  empty: 'Ok, non hai nessuna notifica',
  fields: {
    title: 'Titolo',
    text: 'Testo',
    publishedAt: 'Data',
  },
  actions: {
    markRead: {
      label: 'Segna come lette',
      row: 'Segna come letta %{name}',
      planned: '%{smart_count} da segnare come letta |||| %{smart_count} da segnare come lette',
      leftOut: 'Restano da leggere',
      none: 'Selezionare una o più checkbox',
      doneOne: 'Notifica segnata come letta',
      doneMany: 'Notifiche segnate come lette',
      nothingToDo: 'Nessuna notifica segnata come letta',
      partly: '%{smart_count} notifica segnata come letta |||| %{smart_count} notifiche segnate come lette',
      confirm: 'Segna come letta',
      steps: {},
    },
  },
};
