/**
 * Transliterates a name to Latin letters. A name that has some stays unchanged, so that accents follow a single rule.
 */
export const inLatinLetters = <T extends string | undefined>(
  name: string,
  transliterate: (name: string) => T,
): string | T => (/\p{Script=Latin}/u.test(name) ? name : transliterate(name));
