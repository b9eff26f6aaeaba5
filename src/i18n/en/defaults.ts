import type { defaults as italian } from '../it/defaults';

/** The English counterpart of the Italian defaults. */
export const defaults: typeof italian = {
  search: 'Search',
  one: '%{name}',
  fresh: '%{name}: new entry',
  updated: 'Changes saved!',
  empty: 'Nothing found!',
  back: 'Back',
  true: 'Yes',
  false: 'No',
  locked: 'This cannot be changed.',
  notice: 'Check the data before you go on.',
  taken: {
    title: 'It exists already',
    text: 'There is one with these data already.',
    yes: 'Update that one',
  },
  unlock: { title: 'Unlock it?', text: 'Then it can be changed.' },
  action: {
    row: '%{label}: %{name}',
    planned: '%{smart_count} item affected |||| %{smart_count} items affected',
    leftOut: 'Left out',
    none: 'Select one or more items for which this is possible',
    doneOne: 'Done!',
    doneMany: 'Done!',
    nothingToDo: 'Nothing was changed',
    partly: '%{smart_count} item changed |||| %{smart_count} items changed',
    excluded: 'Left out',
    title: 'Do this?',
    text: 'Only the items named here will change.',
  },
};
