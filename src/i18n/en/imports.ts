import type { Catalogue } from '../catalogue';
import { historyWords } from './historyWords';

/** Sentences of the imports of files. */
export const imports: Catalogue['resources']['import'] = {
  name: 'Import |||| Imports',
  title: 'History: from files',
  caption: 'Files that were imported, newest first',
  search: 'Search file, who imported it, person',
  one: 'Import of %{name}',
  empty: 'No file has been imported yet.',
  tabs: historyWords.tabs,
  fields: {
    file: 'File',
    resource: 'Of what',
    name: 'Who',
    startedAt: 'Date and time',
    endedAt: 'Ended',
    state: 'State',
    total: 'Rows',
    created: 'New',
    updated: 'Updated',
    unchanged: 'Unchanged',
    refused: 'Refused',
    waiting: 'Waiting',
    cancelled: 'Not done',
    takenBack: 'Taken back',
  },
  values: {
    resource: { user: 'Users', registryPerson: 'Staff registry' },
    state: { running: 'Under way', ended: 'Ended', cancelled: 'Broken off', stopped: 'Stopped' },
    takenBack: { true: 'Yes', false: 'No' },
    outcome: {
      created: 'Created',
      updated: 'Updated',
      unchanged: 'Unchanged',
      refused: 'Refused',
      waiting: 'Waiting',
      cancelled: 'Not done',
    },
  },
  filters: {
    state: {
      label: 'State',
      values: { running: 'Under way', ended: 'Ended', cancelled: 'Broken off', stopped: 'Stopped' },
    },
  },
  page: {
    takeBack: 'Take this import back',
    back: 'See how it was taken back',
    rows: 'What became of each row',
    show: 'Show',
    all: 'All',
    row: 'Row',
    who: 'Record',
    outcome: 'Outcome',
    none: 'No rows with this outcome.',
    download: 'Download the refused rows',
    noneRefused: 'No row was refused',
  },
};
