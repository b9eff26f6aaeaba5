import { english } from '../english';
import type * as italian from '../it/supportAccess';

export const supportAccess = english<typeof italian>()({
  supportRequestIsNoLonger: 'The support request is no longer waiting for an answer.',
});
