import anyAscii from 'any-ascii';
import { usernameFor } from '../../../contract/users/newUser';
import { inLatinLetters } from '../../../contract/values/latinLetters';

/** The username that somebody gets when nobody chooses one, also of a name in another alphabet. */
export const usernameOf = (sn: string, cn: string): string =>
  usernameFor(inLatinLetters(sn, anyAscii), inLatinLetters(cn, anyAscii));
