const states = { announced: 'Annunciato', sent: 'Scelte inviate', concluded: 'Concluso' };

/** Texts of the list of mergers. */
export const mergers = {
  platformMerger: {
    name: 'Accorpamento |||| Accorpamenti',
    title: 'Accorpamenti',
    caption: 'Scuole accorpate ad altre',
    search: 'Ricerca per scuola, nome, codice meccanografico',
    one: 'Accorpamento di %{name}',
    fields: {
      school: 'Scuola',
      name: 'Scuola accorpata',
      into: 'Accorpata a',
      ceased: 'Cessata',
      year: 'Anno',
      state: 'Stato',
      answered: 'Applicazioni con risposta',
      choices: 'Applicazioni assegnate',
      announcedAt: 'Annunciato il',
      sentAt: 'Scelte inviate il',
      concludedAt: 'Concluso il',
      undoUntil: 'Si può riprendere fino al',
    },
    values: { state: states, ceased: { true: 'Sì', false: 'No' } },
    filters: { state: { label: 'Stato', values: states }, school: { label: 'Scuola' } },
    actions: {
      conclude: { label: 'Concludi', row: 'Concludi: %{name}', confirm: 'Concludi l’accorpamento' },
      resume: { label: 'Riprendi', row: 'Riprendi: %{name}', confirm: 'Riprendi l’accorpamento' },
      withdraw: { label: 'Ritira', row: 'Ritira: %{name}', confirm: 'Ritira l’annuncio' },
    },
  },
  schoolMerger: {
    fields: { codMin: 'Codici delle scuole accorpanti', cessata: 'La scuola è cessata' },
    help: { codMin: 'Codici meccanografici, separati da virgola' },
  },
};
