import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { MOST_COUNTED } from '../../contract/staff/operatorPages';
import type { Tx } from '../db/database';
import { emptyLast } from '../db/emptyLast';
import { searchSql } from '../db/searchSql';

/** A list of the provider's staff: a query whose columns are named like the fields of the records. */
export interface Source {
  readonly rows: RawBuilder<unknown>;
  /** The columns that are searched. */
  readonly search: readonly string[];
  /** The unique columns, used as the last sort criterion. */
  readonly key: readonly string[];
  /** The default order; `-name` for descending. */
  readonly sort: string;
  /** The timestamp to which `from` and `to` apply. */
  readonly at?: string;
  /**
   * For a list of millions of rows: the columns that are never null and have an index for their order. Of such a list,
   * at most {@link MOST_COUNTED} rows are counted.
   */
  readonly many?: readonly string[];
}

type PageParams = Readonly<Record<string, unknown>>;

const PAGE = 25;

/**
 * Reads a page of a list, and counts the matching records on all pages. A parameter with the name of a column filters
 * by equality.
 */
export async function findPage<T>(
  tx: Tx,
  source: Source,
  asked: PageParams,
): Promise<{ data: T[]; total: number }> {
  const { page, perPage, q, sort, from, to, ...values } = asked;
  const conditions: RawBuilder<SqlBool>[] = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => sql<SqlBool>`${sql.ref(name)} = ${value}`);
  if (q)
    conditions.push(
      sql<SqlBool>`${searchSql(
        String(q),
        source.search.map((name) => sql<string>`${sql.ref(name)}`),
      )}`,
    );
  if (from) conditions.push(sql<SqlBool>`${sql.ref(source.at ?? 'at')} >= ${midnight(from, 0)}`);
  if (to) conditions.push(sql<SqlBool>`${sql.ref(source.at ?? 'at')} < ${midnight(to, 1)}`);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const found = sql`from (${source.rows}) as found ${where}`;
  const counting = source.many ? sql`from (select 1 ${found} limit ${MOST_COUNTED}) as counted` : found;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${counting}`.execute(tx);
  const size = Number(perPage ?? PAGE);
  const skip = (Number(page ?? 1) - 1) * size;
  const { rows } = await sql<Record<string, unknown>>`select * ${found}
    order by ${orderOf(source, String(sort ?? source.sort))} limit ${size} offset ${skip}`.execute(tx);
  return { data: rows.map(answered) as T[], total: counted.rows[0]?.total ?? 0 };
}

/** Returns the start of a day in Rome, or of a day some days later. */
const midnight = (day: unknown, later: number) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Rome')`;

function orderOf({ key, many = [] }: Source, sort: string) {
  const first = sort.replace('-', '');
  const value = sql.ref(first);
  const last = many.includes(first) ? [] : [emptyLast(value)];
  const rest = key.filter((name) => name !== first).map((name) => sql.ref(name));
  return sql.join([...last, sort.startsWith('-') ? sql`${value} desc` : value, ...rest]);
}

/** Converts timestamps to the format of the API. */
const answered = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
