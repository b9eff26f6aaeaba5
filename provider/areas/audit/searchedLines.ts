import { type Expression, type SqlBool, sql } from 'kysely';
import { searchAlternatives, searchable as searchableText } from '../../../contract/values/search';
import type { Tx } from '../../db/database';
import { type folded, searchable } from '../../db/searchSql';

/**
 * Maximum number of distinct values of a column that are searched one by one. If there are more, every line is
 * searched.
 */
const MOST = 5000;

/**
 * Returns the conditions for a search text. For at least one of its alternatives, every word must occur in who acted,
 * as whom, the subject, or the names of those users. Each distinct person and subject is searched once, because even a
 * long log has few of them.
 */
export async function searchedLines(tx: Tx, customerCode: string, q: string): Promise<Expression<SqlBool>[]> {
  const alternatives = searchAlternatives(q);
  if (alternatives.length === 0) return [];
  const who = await valuesOf(tx, customerCode, 'who');
  const id = await valuesOf(tx, customerCode, 'id');
  const holds = (word: string) => {
    const users = usersCalled(customerCode, word, searchable);
    // `as_whom` is compared only where it differs from `who`, because most people act as themselves.
    return sql<SqlBool>`(as_whom in ${users} or id in ${users} or ${has('who', who, word)} or ${has('id', id, word)}
      or (as_whom <> who and ${inText('as_whom', word)}))`;
  };
  const values = alternatives.map((words) => sql<SqlBool>`(${sql.join(words.map(holds), sql` and `)})`);
  return [sql<SqlBool>`(${sql.join(values, sql` or `)})`];
}

/**
 * Selects the accounts of a school whose name contains a text, as a set that the database computes once: looking up
 * names for each line of a long log would take minutes.
 */
export const usersCalled = (customerCode: string, part: string, as: typeof folded) =>
  sql`(select uid from account where customer_code = ${customerCode}
    and strpos(${as(sql`cn || ' ' || sn`)}, ${part}) > 0)`;

const has = (column: 'who' | 'id', values: readonly string[] | undefined, word: string) =>
  values
    ? sql`${sql.ref(column)} = any(${values.filter((value) => searchableText(value).includes(word))}::text[])`
    : inText(column, word);

const inText = (column: string, word: string) =>
  sql`strpos(${searchable(sql.ref<string>(column))}, ${word}) > 0`;

/**
 * Returns the distinct values of an indexed column, each found from the preceding one; undefined if there are too many.
 */
async function valuesOf(
  tx: Tx,
  customerCode: string,
  column: 'who' | 'id',
): Promise<readonly string[] | undefined> {
  const own = sql.ref(column);
  const next = (after: Expression<SqlBool>) => sql`(select ${own} from audit_entry
    where customer_code = ${customerCode} and ${after} order by ${own} limit 1)`;
  const { rows } = await sql<{ value: string }>`
    with recursive found (value, nth) as (
      select ${next(sql<SqlBool>`${own} is not null`)}, 1
      union all
      select ${next(sql<SqlBool>`${own} > found.value`)}, nth + 1 from found where value is not null and nth <= ${MOST})
    select value from found where value is not null`.execute(tx);
  return rows.length > MOST ? undefined : rows.map(({ value }) => value);
}
