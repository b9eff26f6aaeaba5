import { NAME_AND_EMAIL_LIMIT } from '../constants';
import * as accountMessages from '../messages/it/account';
import * as fieldsMessages from '../messages/it/fields';
import { message } from '../messages/message';
import { fields, type RecordOf, ruled } from '../schema/fields';
import { userFields } from '../users/user';

/** Special characters, of which a password contains at least one (specification, part 2 §5). */
export const PASSWORD_SPECIALS = "%&'()*+,-./:;<=>?@";

/** Minutes for which a password reset link is valid. It works once. */
export const RESET_MINUTES = 90;

/** Refusal of a password reset link that is expired, used or unknown. */
export const LINK_EXPIRED = accountMessages.linkExpired;

/**
 * Refusal of an expired first-access link. No new link is mailed because a person who has not signed in yet never
 * proved to read that e-mail address.
 */
export const FIRST_ACCESS_EXPIRED = accountMessages.firstAccessExpired;

/** Refusal of a password that satisfies the rules but is easy to guess. */
export const EASILY_GUESSED = accountMessages.easilyGuessed;

const LEAST = 8;

/**
 * Rules for passwords: for each, a pattern that matches passwords breaking the rule, and its sentence. The page shows
 * all sentences while the password is typed.
 */
export const passwordRules = [
  {
    say: message(fieldsMessages.atLeastCharacters, { count: LEAST }),
    pattern: new RegExp(`^.{0,${LEAST - 1}}$`, 'su'),
  },
  { say: accountMessages.atLeastOneCapitalLetter, pattern: /^[^A-Z]*$/ },
  { say: accountMessages.atLeastOneDigit, pattern: /^[^0-9]*$/ },
  {
    say: message(accountMessages.oneSpecialCharacter, { characters: PASSWORD_SPECIALS }),
    pattern: /^[^%&'()*+,\-./:;<=>?@]*$/,
  },
  { say: accountMessages.passwordAllowsNoBlanks, pattern: /\s/ },
] as const;

/** Returns whether a password satisfies a rule. An empty password satisfies none. */
export const meetsRule = ({ pattern }: { readonly pattern: RegExp }, typed: string): boolean =>
  typed !== '' && !pattern.test(typed);

const [least, ...barred] = passwordRules;

/** Returns the definition of a password field that enforces `passwordRules`. */
const password = (required: string) =>
  ({
    kind: 'text',
    required: true,
    min: LEAST,
    max: 256,
    barred,
    say: { required, min: least.say },
  }) as const;

const token = {
  kind: 'text',
  required: true,
  max: 200,
  about: 'parameter id of the link’s address',
} as const;

/** Token of an opened password link. */
export const passwordLinkFields = fields({ id: token });

/** Valid password link with its owner (ACC-010). */
export const openedLinkFields = fields({
  nome: { kind: 'text', required: true, max: NAME_AND_EMAIL_LIMIT, privacy: 'personal' },
  cognome: { kind: 'text', required: true, max: NAME_AND_EMAIL_LIMIT, privacy: 'personal' },
  username: { kind: 'text', required: true },
  email: { kind: 'text', privacy: 'personal', about: 'as the school entered it; it may be wrong' },
  userType: { kind: 'choice', required: true, of: ['PEOPLE'] },
  token: { kind: 'text', required: true },
  primoAccesso: { kind: 'flag', required: true, about: 'true until the first sign-in' },
  callbackUri: { kind: 'text', required: true, about: 'where the person signs in afterwards' },
});

export type OpenedLink = RecordOf<typeof openedLinkFields>;

/** E-mail as the page of a password link shows it: read-only, but still validated. */
export const linkEmail = {
  ...userFields.email,
  max: NAME_AND_EMAIL_LIMIT,
  say: {
    required: fieldsMessages.emailRequired,
    pattern: accountMessages.emailMustBeValid,
    max: message(accountMessages.emailMayHaveCharacters, { count: NAME_AND_EMAIL_LIMIT }),
  },
} as const;

/** New password, set with a link. */
export const newPasswordFields = fields({
  id: token,
  username: { kind: 'text', required: true, max: 120 },
  email: linkEmail,
  passwordNuova: password(accountMessages.newPasswordRequired),
  confermaPassword: password(accountMessages.confirmationOfPasswordRequired),
});

export type NewPassword = RecordOf<typeof newPasswordFields>;

export const newPasswordRules = ruled(newPasswordFields, {
  checks: [
    {
      on: 'confermaPassword',
      where: { confermaPassword: { is: { field: 'passwordNuova' } } },
      say: accountMessages.passwordEnteredIsNotSame,
    },
  ],
});
