import * as accountMessages from '../messages/it/account';
import * as fieldsMessages from '../messages/it/fields';
import * as usersMessages from '../messages/it/users';
import { message } from '../messages/message';
import { fields } from '../schema/fields';
import { reservedRule, selectable, type UserRule } from '../users/user';

/** Maximum number of letters in one file. */
export const LETTERS_LIMIT = 200;

/** People who can receive instructions for the first sign-in, by mail or by letter. */
export const credentialRules: readonly UserRule[] = [
  reservedRule,
  {
    where: selectable,
    say: accountMessages.credentialsAreNotSent,
    brief: usersMessages.supervisors,
  },
  {
    where: { status: true },
    say: accountMessages.accountDisabled,
    brief: accountMessages.deactivated,
  },
  {
    where: { lastLogin: { empty: true } },
    say: accountMessages.userHasSigned,
    brief: accountMessages.signedIn,
  },
];

/** Selection of the people whose letters go into one file. */
export const lettersFields = fields({
  uids: {
    kind: 'list',
    required: true,
    min: 1,
    max: LETTERS_LIMIT,
    of: { kind: 'text', required: true, max: 120 },
    say: {
      min: fieldsMessages.noneSelected,
      max: message(accountMessages.fileMayHaveLetters, { count: LETTERS_LIMIT }),
    },
  },
  titolo: {
    kind: 'text',
    max: 80,
    about: 'whom the letters are for, printed on each letter: "Classe 1A" or "Plesso Verdi"',
  },
});
