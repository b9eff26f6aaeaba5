import anyAscii from 'any-ascii';
import { usernameFor } from '../../../contract/users/newUser';
import { inLatinLetters } from '../../../contract/values/latinLetters';

/** Returns the default username of a new person, also for a name in another alphabet. */
export const usernameOf = (sn: string, cn: string): string =>
  usernameFor(inLatinLetters(sn, anyAscii), inLatinLetters(cn, anyAscii));
