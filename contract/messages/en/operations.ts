import { english } from '../english';
import type * as italian from '../it/operations';

export const operations = english<typeof italian>()({
  notFoundBrief: 'not found |||| not found',
  personNotFound: 'Person not found in the registry',
  notFound: 'not found |||| not found',
  atMostItems: 'At most {count} items can be chosen one by one: use a filter',
  notReached: 'Operation interrupted',
  notLater:
    'One of the steps to take back is not about the same items, or cannot be taken back any more: open the window again and check.',
  failed: 'The change failed by an error. Try again later.',
  changed: 'The records to change have changed meanwhile: check them again and confirm.',
  giveSelectedRecordsOrFilter: 'Give the selected records or a filter',
  unknown: 'This list has no such condition',
  tooLarge: 'The condition is too long: it can have {count} values at most. Split it into several conditions',
  unchanged: 'There already, with the same data',
  lostRights: 'Interrupted: the person who began it no longer has the permissions.',
  broken: 'An error interrupted the operation. You can try the remaining items again.',
  notYours: 'Only the person who began the operation or the supervisor of the school can do that',
  never: 'Mails that were sent cannot be withdrawn',
  beingReverted: 'The operation is being taken back: wait until that has ended',
  revertInterrupted: 'Taking it back was interrupted: take the operation back again',
  revertRepeated: 'Taking it back was begun again since: take the operation back again',
  nothingToRetry: 'There is nothing to try again',
  revertNotReverted: 'Taking back cannot be taken back',
  changedNothing: 'The operation changed nothing',
  changedLater: 'Changed later, or not there any more',
  sameRow: 'Row {count} of the file is about the same item already',
  notEnded: 'The operation is still running',
  reverted: 'The operation was reverted already',
  ended: 'The operation has ended already',
});
