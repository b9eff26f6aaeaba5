import { isFoundIn, searchValues, searchWords } from '../../../contract/values/search';

/**
 * Returns the values of a search for several that are in none of the texts; empty for a search for one value.
 *
 * @param texts folded texts of the rows
 */
export function valuesNotFound(search: string, texts: () => Iterable<string>): readonly string[] {
  const values = searchValues(search);
  if (values.length < 2) return [];
  let missing = values.map((value) => ({ value, words: [searchWords(value)] }));
  for (const text of texts()) {
    if (missing.length === 0) break;
    missing = missing.filter(({ words }) => !isFoundIn(text, words));
  }
  return missing.map(({ value }) => value);
}
