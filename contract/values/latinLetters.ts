/**
 * Transliterates a name to Latin letters. A name with at least one Latin letter is returned unchanged, so that accents
 * are handled in one place only.
 */
export const inLatinLetters = <T extends string | undefined>(
  name: string,
  transliterate: (name: string) => T,
): string | T => (/\p{Script=Latin}/u.test(name) ? name : transliterate(name));
