import * as fieldsMessages from '../messages/it/fields';

/** Printable ASCII without the at sign, and accented Latin letters: no invisible characters and no other alphabets. */
const PART = '[!-?A-~\\u00C0-\\u024F]+';

/** Pattern of an e-mail as x@y in a single alphabet, so that a lookalike of a known address is refused. */
export const EMAIL = new RegExp(`^${PART}@${PART}$`);

/** Same pattern, with a domain that contains a dot. */
export const EMAIL_WITH_DOMAIN = new RegExp(`^${PART}@${PART}\\.${PART}$`);

/**
 * Characters that are not allowed in an e-mail, with the error: other kinds of spaces, direction marks, letters of
 * other alphabets.
 */
export const foreignInEmail = {
  pattern: /[^ -~\u00C0-\u024F]/,
  say: fieldsMessages.emailCharacters,
} as const;
