import * as fieldsMessages from '../messages/it/fields';

/** Printable ASCII without the at sign, and accented Latin letters: no invisible characters and no other alphabets. */
const PART = '[!-?A-~\\u00C0-\\u024F]+';

/**
 * Pattern of an e-mail address as x@y, in the Latin alphabet only, so that an address with lookalike letters is
 * refused.
 */
export const EMAIL = new RegExp(`^${PART}@${PART}$`);

/** Pattern of `EMAIL` whose domain must contain a dot. */
export const EMAIL_WITH_DOMAIN = new RegExp(`^${PART}@${PART}\\.${PART}$`);

/**
 * Pattern of characters that are not allowed in an e-mail address (other kinds of spaces, direction marks, letters of
 * other alphabets), with the error message.
 */
export const foreignInEmail = {
  pattern: /[^ -~\u00C0-\u024F]/,
  say: fieldsMessages.emailCharacters,
} as const;
