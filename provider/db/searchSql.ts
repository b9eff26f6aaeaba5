import { type Expression, type SqlBool, sql } from 'kysely';
import {
  APOSTROPHES,
  COMBINING_MARKS,
  INVISIBLE,
  LETTERS,
  OTHER_SPELLINGS,
  searchAlternatives,
} from '../../contract/values/search';

/**
 * Matches every character except three kinds: printable ASCII, line ends, and those letters and apostrophes of Italian
 * and its neighbours that fold to one ASCII character. The SQL function `plain` folds the same letters.
 */
const UNUSUAL = '[^ -~\\nàáâãèéêëìíîïòóôõùúûçñÀÁÂÃÈÉÊËÌÍÎÏÒÓÔÕÙÚÛÇÑ‘’]';

const isUsual = (text: Expression<string>) => sql<SqlBool>`${text} !~ ${sql.lit(UNUSUAL)}`;

const isAscii = (text: Expression<string>) => sql<SqlBool>`octet_length(${text}) = length(${text})`;

/**
 * Folds a text like `fold` of the contract. ASCII texts and texts with Italian letters only take shortcuts, because
 * nearly all texts are of these kinds and the shortcuts need a tenth of the time.
 */
export const folded = (text: Expression<string>) =>
  sql<string>`case when ${isAscii(text)} then lower(${text})
    when ${isUsual(text)} then public.plain(${text})
    else lower(${inPlainLetters(sql`regexp_replace(regexp_replace(normalize(
      regexp_replace(${text}, ${APOSTROPHES}, '''', 'g'), nfd), ${COMBINING_MARKS}, '', 'g'), ${INVISIBLE}, '', 'g')`)}) end`;

const inPlainLetters = (text: Expression<string>): Expression<string> =>
  LETTERS.reduce((done, [letter, as]) => sql<string>`regexp_replace(${done}, ${letter}, ${as}, 'g')`, text);

/** Folds a text that is searched, like `searchable` of the contract. */
export const searchable = (text: Expression<string>) =>
  sql<string>`case when not ${isAscii(text)} and ${text} ~ ${OTHER_LETTERS}
    then ${folded(text)} || chr(10) || ${folded(inOtherSpelling(sql`normalize(${text}, nfc)`))}
    else ${folded(text)} end`;

/** Letters with another spelling, as one character or decomposed into a letter and its mark. */
const OTHER_LETTERS = `${OTHER_SPELLINGS.map(([letter]) => letter).join('|')}|[aouAOU][\\u0308\\u030a]`;

const inOtherSpelling = (text: Expression<string>): Expression<string> =>
  OTHER_SPELLINGS.reduce(
    (done, [letter, as]) => sql<string>`regexp_replace(${done}, ${letter}, ${as}, 'g')`,
    text,
  );

/**
 * Translates a search to an SQL condition, so that database and browser find the same. At least one alternative of the
 * search must match, with each of its words in one of the texts.
 * @param texts as people read them; null for a missing one
 */
export function searchSql(search: string, texts: readonly Expression<string | null>[]): Expression<SqlBool> {
  if (searchAlternatives(search).length === 0) return sql<SqlBool>`true`;
  const written = sql`concat_ws(chr(10), ${sql.join([...texts])})`;
  // `offset 0` makes PostgreSQL compose and fold the texts once, and not for each word.
  return sql<SqlBool>`exists (
    select from (select ${written} as text offset 0) as written,
      lateral (select ${searchable(sql.ref('written.text'))} as text offset 0) as plain
    where ${foundIn(search, sql.ref('plain.text'))})`;
}

/** Translates a search to an SQL condition on a single text that is already {@link searchable}. */
export function foundIn(search: string, text: Expression<string>): Expression<SqlBool> {
  const alternatives = searchAlternatives(search);
  const [only] = alternatives;
  if (!only) return sql<SqlBool>`true`;
  if (alternatives.length === 1) return hasAll(only, text);
  // `offset 0` makes PostgreSQL compute the text once, and not for each alternative.
  return sql<SqlBool>`exists (select from (select ${text} as folded offset 0) searched
    where ${sql.join(
      alternatives.map((words) => hasAll(words, sql.ref('searched.folded'))),
      sql` or `,
    )})`;
}

const hasAll = (words: readonly string[], text: Expression<string>) =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => sql<SqlBool>`strpos(${text}, ${word}) > 0`),
    sql` and `,
  )})`;
