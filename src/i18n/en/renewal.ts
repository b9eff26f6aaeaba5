/** Sentences of a new expiry for many users. */
export const renewal = {
  label: 'Move the expiry on',
  row: 'Move the expiry of %{name} on',
  planned: '%{smart_count} to be renewed |||| %{smart_count} to be renewed',
  leftOut: 'Will not be renewed',
  none: 'None of the chosen users can be renewed',
  doneOne: 'Expiry moved on',
  doneMany: 'Expiries moved on',
  nothingToDo: 'No expiry was moved on: see the outcome',
  partly: '%{smart_count} user renewed |||| %{smart_count} users renewed',
  confirm: 'Renew',
  steps: {
    dataScadenza: {
      title: 'Move the expiry on?',
      text: 'All the chosen users will have the same new expiry.',
    },
    review: {
      title: 'Confirm the new expiry?',
    },
  },
};
