import type { Catalogue } from '../catalogue';

/** Sentences for ordering a list by hand. */
export const arrange: Catalogue['engine']['arrange'] = {
  open: 'Order',
  title: 'Order of the items',
  about: 'Drag the items, or move them with the buttons. The order is the same for everybody.',
  list: 'Items, in their order',
  up: 'Move up %{name}',
  down: 'Move down %{name}',
  moved: 'Moved to place %{place} of %{total}: %{name}',
  save: 'Save the order',
  unchanged: 'No item was moved',
  tooMany: 'At most %{most} items are ordered by hand: there are %{total} here.',
  reread: 'Read the list again',
  rereadDone: 'The list is up to date and what you moved has stayed; new items are at the end.',
  saved: 'Order saved',
  undone: 'The order is again what it was before',
};
