const ASCII = /^[ -~]*$/;

/** Combining marks, as a class of regular expressions in JavaScript and in PostgreSQL alike. */
export const COMBINING_MARKS =
  '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';
const marks = new RegExp(COMBINING_MARKS, 'g');

/** The longest search that a provider is asked for. */
export const MAX_SEARCH_LENGTH = 200;

/** A text as it is searched and sorted: no capitals, no accents. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(marks, '').toLowerCase();
}

/** The words of a search: each must be in one of the searched texts of a record, folded as they are. */
export const searchWords = (search: string): readonly string[] => fold(search).split(/\s+/).filter(Boolean);
