/** Printable ASCII without the at sign, and Latin letters with accents: nothing invisible, no other alphabet. */
const PART = '[!-?A-~\\u00C0-\\u024F]+';

/** An e-mail as x@y, in one alphabet: what looks like a known address must be it. */
export const EMAIL = new RegExp(`^${PART}@${PART}$`);

/** The same, with a domain that has a point in it. */
export const EMAIL_WITH_DOMAIN = new RegExp(`^${PART}@${PART}\\.${PART}$`);

/** What no e-mail has, with its sentence: no spaces of other kinds, no signs of direction, no letters of other alphabets. */
export const foreignInEmail = {
  pattern: /[^ -~\u00C0-\u024F]/,
  say: "L'e-mail contiene caratteri invisibili o di un altro alfabeto: scriverla di nuovo",
} as const;
