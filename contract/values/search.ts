const ASCII = /^[ -~]*$/;

/** Combining marks, as a character class for regular expressions in both JavaScript and PostgreSQL. */
export const COMBINING_MARKS =
  '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';
const marks = new RegExp(COMBINING_MARKS, 'g');

/**
 * Variants of the apostrophe, as a character class for regular expressions in both JavaScript and PostgreSQL. Word
 * processors write the curled one, and people with foreign keyboards write an accent.
 */
export const APOSTROPHES = '[\\u2018\\u2019\\u201b\\u2032\\u02b9\\u02bc\\u00b4\\uff07]';
const apostrophes = new RegExp(APOSTROPHES, 'g');

/**
 * Invisible characters, which copied texts contain: soft hyphens, joiners, direction marks. They are a character class
 * for regular expressions in both JavaScript and PostgreSQL.
 */
export const INVISIBLE =
  '[\\u00ad\\u061c\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff]';
const invisible = new RegExp(INVISIBLE, 'g');

/**
 * Letters that are not accented forms of other letters: a character class of upper and lower case, and the spelling
 * that ICAO 9303 gives for keyboards without the letter.
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

/**
 * Second spellings of some letters, as a character class of upper and lower case: Đ is also written dj, Ø also o, ü
 * also ue. A search finds both spellings.
 */
export const OTHER_SPELLINGS = [
  ['[\\u00d8\\u00f8]', 'o'],
  ['[\\u00c6\\u00e6]', 'a'],
  ['[\\u0110\\u0111]', 'dj'],
  ['[\\u00c4\\u00e4]', 'ae'],
  ['[\\u00d6\\u00f6]', 'oe'],
  ['[\\u00dc\\u00fc]', 'ue'],
  ['[\\u00c5\\u00e5]', 'aa'],
] as const;
const spellings = OTHER_SPELLINGS.map(([letter, other]) => [new RegExp(letter, 'g'), other] as const);

/** Maximum length of a search sent to the provider: some two hundred tax codes. */
export const MAX_SEARCH_LENGTH = 4000;

/**
 * Folds a text for searching and sorting: lower case, no accents, one kind of apostrophe, no invisible characters,
 * basic Latin letters.
 */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = text.replace(apostrophes, "'").normalize('NFD').replace(marks, '').replace(invisible, '');
  return letters.reduce((done, [letter, as]) => done.replace(letter, as), plain).toLowerCase();
}

/** Folds a text in which searches look. A letter with two spellings is found by either. */
export function searchable(text: string): string {
  const folded = fold(text);
  if (ASCII.test(text)) return folded;
  const composed = text.normalize('NFC');
  const other = spellings.reduce((done, [letter, as]) => done.replace(letter, as), composed);
  return other === composed ? folded : `${folded}\n${fold(other)}`;
}

/**
 * Separators between the values of a search. They include tabs and line ends, because a column or row pasted from a
 * spreadsheet contains them.
 */
const SEPARATORS = /[;\t\r\n]+/;

/** Returns the values of a search, each once. A search finds the records that match any value. */
export const searchValues = (search: string): readonly string[] => [
  ...new Set(
    search
      .split(SEPARATORS)
      .map((value) => value.trim())
      .filter((value) => searchWords(value).length > 0),
  ),
];

/**
 * Returns the folded words of a single value of a search. A record matches the value if each word occurs in one of its
 * searched texts, which are folded too.
 */
export const searchWords = (value: string): readonly string[] => fold(value).split(/\s+/).filter(Boolean);

/**
 * The words of each value of a search. A record matches if it contains all words of one value. Empty if there is no
 * search.
 */
export type Alternatives = readonly (readonly string[])[];

export const searchAlternatives = (search: string): Alternatives => searchValues(search).map(searchWords);

/** Tells whether a {@link searchable} text matches a search. */
export const isFoundIn = (text: string, alternatives: Alternatives): boolean =>
  alternatives.length === 0 || alternatives.some((words) => words.every((word) => text.includes(word)));
