const states = { announced: 'Announced', sent: 'Choices sent', concluded: 'Concluded' };

/** Texts of the list of mergers. */
export const mergers = {
  platformMerger: {
    name: 'Merger |||| Mergers',
    title: 'Mergers',
    caption: 'Schools merged into others',
    search: 'Search by school, name, ministerial code',
    one: 'Merger of %{name}',
    fields: {
      school: 'School',
      name: 'Merged school',
      into: 'Merged into',
      ceased: 'Ceased',
      year: 'Year',
      state: 'State',
      answered: 'Applications answered',
      choices: 'Applications assigned',
      announcedAt: 'Announced on',
      sentAt: 'Choices sent on',
      concludedAt: 'Concluded on',
      undoUntil: 'Can be resumed until',
    },
    values: { state: states, ceased: { true: 'Yes', false: 'No' } },
    filters: { state: { label: 'State', values: states }, school: { label: 'School' } },
    actions: {
      conclude: { label: 'Conclude', row: 'Conclude: %{name}', confirm: 'Conclude the merger' },
      resume: { label: 'Resume', row: 'Resume: %{name}', confirm: 'Resume the merger' },
      withdraw: { label: 'Withdraw', row: 'Withdraw: %{name}', confirm: 'Withdraw the announcement' },
    },
  },
  schoolMerger: {
    fields: { codMin: 'Ministerial codes of the receiving schools', cessata: 'The school has ceased' },
    help: { codMin: 'Several, with commas between' },
  },
};
