import type { Catalogue } from '../catalogue';

/** Sentences of the history of actions on many. */
export const operation: Catalogue['resources']['operation'] = {
  name: 'Operation |||| Operations',
  title: 'Operations',
  caption: 'Operations on many items, newest first',
  one: 'Operation of %{name}',
  empty: 'Nothing has been done to many items yet.',
  fields: {
    startedAt: 'Date and time',
    kind: 'Kind',
    action: 'Operation',
    resource: 'On what',
    name: 'Who',
    state: 'State',
    total: 'Items',
    done: 'Done',
    failed: 'Failed',
    skipped: 'Left out',
    cancelled: 'Not done',
    endedAt: 'Ended',
    record: 'Item',
    outcome: 'Outcome',
  },
  values: {
    kind: { run: 'Run', takeBack: 'Taking back' },
    action: { enable: 'Activation', disable: 'Deactivation', import: 'Import from a file' },
    resource: { user: 'Users' },
    state: { running: 'At work', ended: 'Ended', cancelled: 'Broken off', stopped: 'Stopped' },
    rows: {
      all: 'All',
      waiting: 'Waiting',
      done: 'Done',
      skipped: 'Left out',
      failed: 'Failed',
      cancelled: 'Not done',
    },
  },
  filters: {
    state: {
      label: 'State',
      values: { running: 'At work', ended: 'Ended', cancelled: 'Broken off', stopped: 'Stopped' },
    },
    action: {
      label: 'Operation',
      values: { enable: 'Activation', disable: 'Deactivation', import: 'Import from a file' },
    },
  },
  rows: {
    title: 'What became of each item',
    show: 'Show',
    page: 'Page %{page} of %{pages}',
    isFirst: 'This is the first page',
    isLast: 'This is the last page',
    none: 'No item has this outcome.',
  },
  takeBack: {
    action: 'Take the operation back',
    title: 'Take the operation back?',
    about:
      '%{smart_count} item becomes as it was before, with its permissions if they were removed. If it was changed again since, it stays as it is and you are told why. |||| %{smart_count} items become as they were before, with their permissions if they were removed. Whatever was changed again since stays as it is, and you are told why.',
    close: 'Close',
    running: 'Taking it back...',
    original: 'See the operation that was taken back',
    by: 'See what took it back',
  },
  retry: 'Try the failed ones again',
  outcome: {
    done: '%{smart_count} done |||| %{smart_count} done',
    restored: '%{smart_count} restored |||| %{smart_count} restored',
    skipped: '%{smart_count} left out |||| %{smart_count} left out',
    notRestored: '%{smart_count} not restored |||| %{smart_count} not restored',
    failed: '%{smart_count} failed |||| %{smart_count} failed',
    cancelled: '%{smart_count} not done |||| %{smart_count} not done',
  },
};
