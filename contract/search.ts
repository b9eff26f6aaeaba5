const ASCII = /^[ -~]*$/;

/** Combining marks, as a class of regular expressions in JavaScript and in PostgreSQL alike. */
export const COMBINING_MARKS =
  '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f]';
const marks = new RegExp(COMBINING_MARKS, 'g');

/** Apostrophes other than the plain one: who types on another keyboard, or pastes from a document, means the same. */
export const APOSTROPHES = '’‘ʼ′´';
const apostrophes = new RegExp(`[${APOSTROPHES}]`, 'g');

/** The longest search that a provider is asked for. */
export const MAX_SEARCH_LENGTH = 200;

/** A text as it is searched and sorted: no capitals, no accents, plain apostrophes. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(marks, '').replace(apostrophes, "'").toLowerCase();
}

/** The words of a search: each must be in one of the searched texts of a record, folded as they are. */
export const searchWords = (search: string): readonly string[] => fold(search).split(/\s+/).filter(Boolean);

/** The texts of a record that are searched, as one: no word goes from one into the next. */
export const searchedAs = (texts: readonly (string | null | undefined)[]): string => fold(texts.join('\n'));

/** Whether every word of a search is in what {@link searchedAs} gave. */
export const holdsWords = (searched: string, words: readonly string[]): boolean =>
  words.every((word) => searched.includes(word));

/** The records that a search finds, of a few: of thousands, an index remembers what is folded. */
export function searched<R>(
  records: readonly R[],
  search: string,
  textsOf: (record: R) => readonly (string | null | undefined)[],
): readonly R[] {
  const words = searchWords(search);
  return words.length === 0 ? records : records.filter((one) => holdsWords(searchedAs(textsOf(one)), words));
}
