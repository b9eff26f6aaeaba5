import { english } from '../english';
import type * as italian from '../it/stored';

export const stored = english<typeof italian>()({
  itemNotFound: 'Item not found',
  atMostItemsAreOrdered: 'At most {count} items are ordered by hand',
  otherwise: 'The data of the school changed after the check: import this row again',
  repeated: 'A row before in the file is about the same item already',
  several: 'Several items are called so: nobody can know which is meant',
  binned: 'This is in the bin: restore it first',
  changed:
    'The list has changed meanwhile: somebody has moved, added or deleted items. The order was not saved.',
  others: 'The order must have all items of the list, each of them once',
  twice: 'The same file is attached already: remove one of them',
  unread: 'You cannot see this, so you cannot change it',
  taken: 'Another record has this value already',
  many: 'Several items have this value: nobody can know which is meant',
  which: 'Give this: it tells which item it is',
  anotherRowOfFile: 'Another row of the file is about the same item already',
  unknown: 'This record does not exist, or you cannot see it',
  damaged: 'The file arrived damaged: choose it again',
  gone: 'This file is gone: choose it again',
});
