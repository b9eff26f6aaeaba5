/** Sentences of deleting many users. */
export const deletion = {
  label: 'Delete users',
  row: 'Delete %{name}',
  confirm: 'Delete',
  planned: '%{smart_count} to delete |||| %{smart_count} to delete',
  leftOut: 'Will not be deleted',
  none: 'Only accounts that have never signed in can be deleted',
  doneOne: 'Account deleted',
  doneMany: 'Accounts deleted',
  nothingToDo: 'No account was deleted: see the outcome',
  partly: '%{smart_count} account deleted |||| %{smart_count} accounts deleted',
  steps: {
    review: {
      title: 'Delete the accounts of people who never signed in?',
    },
  },
};
