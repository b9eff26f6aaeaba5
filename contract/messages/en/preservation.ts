import { english } from '../english';
import type * as italian from '../it/preservation';

export const preservation = english<typeof italian>()({
  none: 'This school has no preservation service.',
  completed: 'The activation is complete: its data cannot be changed any more.',
  notAllSigned: 'All four documents must be signed first.',
  noReceipt: 'The receipt is there once the activation is complete.',
  noManager: 'Name who is responsible for preservation first.',
  noHead: 'User management names no head with a tax code: name one and try again.',
  notThere: 'The document is not available yet.',
  unsigned: 'The document is not signed yet.',
  otherHead: 'The head is no longer the one named in the documents: prepare them again before signing.',
});
