import type { Catalogue } from '../catalogue';

/** Sentences of the keyboard help. */
export const keyboard: Catalogue['engine']['keyboard'] = {
  title: 'Keyboard shortcuts',
  space: 'Space',
  shiftSpace: 'Shift + Space',
  single: 'Single-key shortcuts',
  does: {
    search: 'Goes to the search',
    filters: 'Opens the filters',
    act: 'Goes to the actions on the selected',
    views: 'Opens the saved views',
    export: 'Exports as CSV',
    help: 'Shows these shortcuts',
    next: 'Goes to the next control',
    select: 'Selects the row, on its checkbox',
    selectRange: 'Selects all rows from the last selected one to this one',
    close: 'Closes a window',
  },
};
