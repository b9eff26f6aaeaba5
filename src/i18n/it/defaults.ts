/** What screens say of any resource that has no words of its own for it: whole sentences, right for whatever it is. */
export const defaults = {
  search: 'Ricerca',
  one: '%{name}',
  updated: 'Modifiche salvate con successo!',
  empty: 'Nessun elemento trovato!',
  back: 'Indietro',
  true: 'Sì',
  false: 'No',
  locked: 'Questo dato non si può modificare.',
  notice: 'Controllare i dati prima di proseguire.',
  taken: {
    title: 'Esiste già',
    text: 'Un elemento con questi dati esiste già.',
    yes: 'Aggiorna quello esistente',
  },
  unlock: { title: 'Sbloccare il dato?', text: 'Poi si potrà modificare.' },
  action: {
    row: '%{label}: %{name}',
    planned: '%{smart_count} elemento interessato |||| %{smart_count} elementi interessati',
    leftOut: 'Restano esclusi',
    none: 'Selezionare uno o più elementi per cui è possibile',
    doneOne: 'Operazione eseguita con successo!',
    doneMany: 'Operazione eseguita con successo!',
    nothingToDo: 'Nessun elemento è stato modificato',
    partly:
      '%{smart_count} elemento modificato, %{failed} non riusciti |||| %{smart_count} elementi modificati, %{failed} non riusciti',
    excluded: 'Elementi esclusi',
    title: "Confermare l'operazione?",
    text: 'Saranno modificati solo gli elementi indicati.',
  },
};
