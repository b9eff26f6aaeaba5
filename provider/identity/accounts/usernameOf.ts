import anyAscii from 'any-ascii';
import { inLatinLetters } from '../../../contract/latinLetters';
import { usernameFor } from '../../../contract/users/newUser';

/** The username that somebody gets when nobody chooses one, also of a name in another alphabet. */
export const usernameOf = (sn: string, cn: string): string =>
  usernameFor(inLatinLetters(sn, anyAscii), inLatinLetters(cn, anyAscii));
