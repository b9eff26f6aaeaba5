import { english } from '../english';
import type * as italian from '../it/provisioning';

export const provisioning = english<typeof italian>()({
  wholeAddress: 'Write the whole address, for example https://example.org/scim/v2',
  credentials: 'The address cannot contain a user name and password: the token of the system is enough.',
  noQuery: 'The address has to be that of the SCIM 2.0 base, without “?” and “#” and what follows them.',
  targetGone: 'The system is no longer connected: reload the list.',
  tooMany: 'There can be {most} connected systems at most: delete one that is no longer needed.',
  chooseApplication: 'Choose an application',
  alreadyConfirmed: 'The first synchronisation was confirmed already: reload the page.',
  notCompared: 'The comparison is not complete yet: try again when the state is “To confirm”.',
  paused: 'The system is not active: activate it on its page, then try again.',
});
