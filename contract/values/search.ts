const ASCII = /^[ -~]*$/;

/** Combining marks, as a character class for regular expressions in both JavaScript and PostgreSQL. */
export const COMBINING_MARKS =
  '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';
const marks = new RegExp(COMBINING_MARKS, 'g');

/**
 * Variants of the apostrophe, as a character class for both: word processors write the curled one, foreign keyboards an
 * accent.
 */
export const APOSTROPHES = '[\\u2018\\u2019\\u201b\\u2032\\u02b9\\u02bc\\u00b4\\uff07]';
const apostrophes = new RegExp(APOSTROPHES, 'g');

/** Invisible characters: soft hyphens, joiners, direction marks. They come with copied texts. */
export const INVISIBLE =
  '[\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff]';
const invisible = new RegExp(INVISIBLE, 'g');

/**
 * Letters that are not accented forms of others, each as a character class of both cases, with its spelling on
 * keyboards without it (ICAO 9303).
 */
export const LETTERS = [
  ['[\\u0141\\u0142]', 'l'],
  ['[\\u0110\\u0111\\u00d0\\u00f0]', 'd'],
  ['[\\u0126\\u0127]', 'h'],
  ['\\u0131', 'i'],
  ['[\\u00d8\\u00f8\\u0152\\u0153]', 'oe'],
  ['[\\u00c6\\u00e6]', 'ae'],
  ['[\\u00de\\u00fe]', 'th'],
  ['[\\u00df\\u1e9e]', 'ss'],
] as const;
const letters = LETTERS.map(([letter, plain]) => [new RegExp(letter, 'g'), plain] as const);

/** Maximum length of a search sent to the provider. */
export const MAX_SEARCH_LENGTH = 200;

/**
 * Folds a text for searching and sorting: lower case, no accents, one kind of apostrophe, no invisible characters,
 * basic Latin letters.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = text.replace(apostrophes, "'").normalize('NFD').replace(marks, '').replace(invisible, '');
  return letters.reduce((done, [letter, as]) => done.replace(letter, as), plain).toLowerCase();
}

/**
 * Returns the folded words of a search: each must occur in one of the searched texts of a record, which are folded too.
 */
export const searchWords = (search: string): readonly string[] => fold(search).split(/\s+/).filter(Boolean);
