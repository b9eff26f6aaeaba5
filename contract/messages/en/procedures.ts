import { english } from '../english';
import type * as italian from '../it/procedures';

export const procedures = english<typeof italian>()({
  elsewhere: 'The procedure is at another step: the page shows the current one.',
  otherHead: 'The head is not the one of user management: check the step of the responsible head.',
  genericHead: 'The account named as the head is not that of a person: name another in user management.',
  noReceipt: 'The receipt is there once the procedure is over.',
});
