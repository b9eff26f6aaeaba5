import { type Expression, type SqlBool, sql } from 'kysely';
import { APOSTROPHES, COMBINING_MARKS, searchWords } from '../../contract/search';

/** A text as `fold` of the contract has it, ASCII first as there: most texts are, and it takes a tenth of the time. */
const folded = (text: Expression<string>) =>
  sql<string>`case when octet_length(${text}) = length(${text}) then lower(${text})
    else lower(translate(regexp_replace(normalize(${text}, nfd), ${COMBINING_MARKS}, '', 'g'),
      ${APOSTROPHES}, ${"'".repeat(APOSTROPHES.length)})) end`;

/** The texts that are searched as one, as `searchedAs` of the contract has it. */
const searchedAs = (texts: readonly Expression<string | null>[]) =>
  folded(sql<string>`concat_ws(chr(10), ${sql.join([...texts])})`);

/** Whether a word of a search is in one of the texts. */
export const holdsWord = (texts: readonly Expression<string | null>[], word: string): Expression<SqlBool> =>
  sql<SqlBool>`strpos(${searchedAs(texts)}, ${word}) > 0`;

/**
 * A search as SQL, so that the database and the browser find the same: every word must be in one of the texts.
 * @param texts as people read them; null where there is none
 */
export function searchSql(search: string, texts: readonly Expression<string | null>[]): Expression<SqlBool> {
  const words = searchWords(search);
  if (words.length === 0) return sql<SqlBool>`true`;
  const found = words.map((word) => holdsWord(texts, word));
  return sql<SqlBool>`(${sql.join(found, sql` and `)})`;
}
