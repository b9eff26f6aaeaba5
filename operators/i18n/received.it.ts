const school = { school: 'Scuola', name: 'Nome' };

/** Texts of the lists of data received from other systems. */
export const received = {
  platformRegistry: {
    name: 'Pubblicazione |||| Pubblicazioni',
    title: 'Anagrafe del personale',
    caption: 'Dati pubblicati da Alunni e Personale',
    search: 'Ricerca per scuola, nome',
    one: 'Pubblicazione di %{name}',
    fields: {
      ...school,
      year: 'Anno',
      people: 'Persone',
      publishedAt: 'Pubblicati il',
      updatedAt: 'Ripresi dalla scuola il',
    },
    values: {},
    filters: { school: { label: 'Scuola' } },
  },
  platformSpidArchive: {
    name: 'Archivio |||| Archivi',
    title: 'Archivio accessi SPID e CIE',
    caption: 'Accessi con SPID e CIE, per scuola',
    search: 'Ricerca per scuola, nome',
    one: 'Archivio di %{name}',
    fields: { ...school, accesses: 'Accessi', first: 'Primo accesso', last: 'Ultimo accesso' },
    values: {},
    filters: { school: { label: 'Scuola' } },
  },
};
