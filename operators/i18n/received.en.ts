const school = { school: 'School', name: 'Name' };

/** Texts of the lists of data received from other systems. */
export const received = {
  platformRegistry: {
    name: 'Publication |||| Publications',
    title: 'Staff registry',
    caption: 'What Alunni and Personale published',
    search: 'Search by school, name',
    one: 'Publication of %{name}',
    fields: {
      ...school,
      year: 'Year',
      people: 'People',
      publishedAt: 'Published on',
      updatedAt: 'Taken over by the school on',
    },
    values: {},
    filters: { school: { label: 'School' } },
  },
  platformSpidArchive: {
    name: 'Archive |||| Archives',
    title: 'Archive of SPID and CIE accesses',
    caption: 'Accesses with SPID and CIE, by school',
    search: 'Search by school, name',
    one: 'Archive of %{name}',
    fields: { ...school, accesses: 'Accesses', first: 'First access', last: 'Last access' },
    values: {},
    filters: { school: { label: 'School' } },
  },
};
