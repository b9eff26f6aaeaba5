/** A name in Latin letters: one that has some stays as it is, so that accents follow one rule. */
export const inLatinLetters = <T extends string | undefined>(
  name: string,
  transliterate: (name: string) => T,
): string | T => (/\p{Script=Latin}/u.test(name) ? name : transliterate(name));
