const ASCII = /^[ -~]*$/;

/** Combining marks, as a class of regular expressions in JavaScript and in PostgreSQL alike. */
export const COMBINING_MARKS =
  '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';
const marks = new RegExp(COMBINING_MARKS, 'g');

/**
 * What stands for an apostrophe, as a class of regular expressions in both: word processors write the curled one, keyboards
 * of other countries an accent of its own.
 */
export const APOSTROPHES = '[\\u2018\\u2019\\u201b\\u2032\\u02b9\\u02bc\\u00b4\\uff07]';
const apostrophes = new RegExp(APOSTROPHES, 'g');

/** The longest search that a provider is asked for. */
export const MAX_SEARCH_LENGTH = 200;

/** A text as it is searched and sorted: no capitals, no accents, one apostrophe. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.replace(apostrophes, "'").normalize('NFD').replace(marks, '').toLowerCase();
}

/** The words of a search: each must be in one of the searched texts of a record, folded as they are. */
export const searchWords = (search: string): readonly string[] => fold(search).split(/\s+/).filter(Boolean);
