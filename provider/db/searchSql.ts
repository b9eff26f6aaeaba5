import { type Expression, type SqlBool, sql } from 'kysely';
import { APOSTROPHES, COMBINING_MARKS, INVISIBLE, LETTERS, searchWords } from '../../contract/values/search';

/**
 * Folds a text like `fold` of the contract, with the same shortcut for ASCII: most texts are, and it takes a tenth of
 * the time.
 */
export const folded = (text: Expression<string>) =>
  sql<string>`case when octet_length(${text}) = length(${text}) then lower(${text})
    else lower(${inPlainLetters(sql`regexp_replace(regexp_replace(normalize(
      regexp_replace(${text}, ${APOSTROPHES}, '''', 'g'), nfd), ${COMBINING_MARKS}, '', 'g'), ${INVISIBLE}, '', 'g')`)}) end`;

const inPlainLetters = (text: Expression<string>): Expression<string> =>
  LETTERS.reduce((done, [letter, as]) => sql<string>`regexp_replace(${done}, ${letter}, ${as}, 'g')`, text);

/**
 * Translates a search to SQL, so that database and browser find the same: every word must be in one of the texts.
 * @param texts as people read them; null for a missing one
 */
export function searchSql(search: string, texts: readonly Expression<string | null>[]): Expression<SqlBool> {
  return foundIn(search, folded(sql<string>`concat_ws(chr(10), ${sql.join([...texts])})`));
}

/** Does the same in a single text that is stored folded. */
export function foundIn(search: string, text: Expression<string>): Expression<SqlBool> {
  const found = searchWords(search).map((word) => sql<SqlBool>`strpos(${text}, ${word}) > 0`);
  return found.length > 0 ? sql<SqlBool>`(${sql.join(found, sql` and `)})` : sql<SqlBool>`true`;
}
