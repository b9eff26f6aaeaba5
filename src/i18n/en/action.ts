import type { Catalogue } from '../catalogue';

/** Sentences of actions on one record and on many. */
export const action: Catalogue['engine']['action'] = {
  undo: 'Undo',
  chosen: '%{smart_count} chosen: |||| %{smart_count} chosen:',
  cancel: 'Cancel',
  proceed: 'Continue',
  yes: 'Yes',
  no: 'No',
  close: 'Close',
  running: 'Working...',
  looking: 'Checking who will be changed...',
  unseen: 'It was not possible to check who would be changed: nothing was done.',
  pageByPage: 'Results of other pages are chosen page by page.',
  estimated: 'Estimated from the data of this list.',
  found: 'All the results of the list, those on other pages too.',
  foundOther:
    'The list showed %{smart_count}: the data has changed. |||| The list showed %{smart_count}: the data has changed.',
  others: 'and one more |||| and %{count} more',
  namesSome: 'Of each group the first %{most} names are listed.',
  namesAll: 'The whole list in Excel or CSV',
  namesSave: 'Download the list',
  namesRead: '%{read} names read',
  namesTooMany: 'A file may have at most %{most} rows: narrow it with the filters.',
  changes: {
    title: 'The data changed meanwhile',
    about: 'Nothing was done. Look at what changed and confirm again.',
    unnamed: 'Nothing was done. Look at the new summary and confirm again.',
    in: 'is now among those to be changed',
    out: 'will not be changed. %{reason}',
    gone: 'is no longer among the chosen',
  },
  typeCount: {
    label: 'Number of items',
    help: 'To confirm, type %{count}',
    missing: 'First type how many they are: %{count}',
  },
  retry: 'Try again',
  unsure:
    'The service did not answer. You can try again: even if the request had arrived, it takes effect only once.',
  nothingSelected: 'Select one or more checkboxes',
  failed: '%{smart_count} failed |||| %{smart_count} failed',
  failedRow: 'Failed: %{reason}',
};
