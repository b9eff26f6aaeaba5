import anyAscii from 'any-ascii';
import { usernameFor } from '../../../contract/users/newUser';

/** A name without a Latin letter, as it is written with them; any other stays, so that accents follow one rule. */
const inLatinLetters = (name: string): string => (/\p{Script=Latin}/u.test(name) ? name : anyAscii(name));

/** The username that somebody gets when nobody chooses one, also of a name in another alphabet. */
export const usernameOf = (sn: string, cn: string): string =>
  usernameFor(inLatinLetters(sn), inLatinLetters(cn));
