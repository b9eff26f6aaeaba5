import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import type { AuditEntry } from '../../../contract/audit/auditEntry';
import type { AuditFilter, AuditQuery } from '../../../contract/audit/auditFilter';
import type { FilterCount } from '../../../contract/schema/listing';
import type { Tx } from '../../db/database';
import type { folded } from '../../db/searchSql';
import type { Tables } from '../../db/tables';
import { type CalledLine, calledLines } from './calledLines';
import { countedLines } from './countedLines';
import { searchedLines, usersCalled } from './searchedLines';

interface Page {
  /** Number of lines before the page. */
  readonly skip: number;
  readonly size: number;
}

interface Found {
  readonly data: AuditEntry[];
  /** Number of lines that match the filter, on all pages. */
  readonly total: number;
}

export type AuditOrder = NonNullable<AuditQuery['sort']>;
export const NEWEST_FIRST: AuditOrder = '-at';

/**
 * SQL expressions to sort lines by. The order of `seq` is that of time. `name` and `what` sort by the name of the user
 * in the column, otherwise by the column itself; `what` prefixes it with the kind of subject.
 */
const ordered = {
  at: sql`seq`,
  name: sql`coalesce(called, lower(as_whom))`,
  what: sql`coalesce(called, lower(entity || ' ' || coalesce(id, '')))`,
  outcome: sql`outcome`,
} as const;
const namedBy = { name: 'as_whom', what: 'id' } as const;

/** Reads a page of the lines of a school that match a filter. */
export async function findEntries(
  tx: Tx,
  customerCode: string,
  filter: AuditFilter,
  order: AuditOrder,
  page: Page,
): Promise<Found> {
  const plain = order === NEWEST_FIRST && !Object.values(filter).some(Boolean);
  return plain ? findAll(tx, customerCode, page) : findFiltered(tx, customerCode, filter, order, page);
}

/** Counts the lines for each value of a filter, with the other filters unchanged. */
export async function countEntries(
  tx: Tx,
  customerCode: string,
  filter: AuditFilter,
): Promise<FilterCount[]> {
  const counted: FilterCount[] = [];
  const searched = filter.q ? await searchedLines(tx, customerCode, filter.q) : [];
  for (const name of ['entity', 'action', 'outcome'] as const) {
    const { [name]: _own, ...others } = filter;
    const lines = satisfying(tx, customerCode, others, searched);
    const counts = await countedLines(tx, customerCode, others, name, lines);
    for (const [value, count] of counts) counted.push({ filter: name, value, count });
  }
  return counted;
}

/** Reads one line; undefined if the school has no such line. */
export async function readEntry(tx: Tx, customerCode: string, seq: number): Promise<AuditEntry | undefined> {
  const row = await entries(tx, customerCode).selectAll().where('seq', '=', seq).executeTakeFirst();
  const [entry] = row ? await entriesOf(tx, customerCode, [row]) : [];
  return entry;
}

const entries = (tx: Tx, customerCode: string) =>
  tx.selectFrom('audit_entry').where('customer_code', '=', customerCode);

/**
 * Reads a page of all lines. The numbers of a school's lines have no gaps, apart from archived lines at the beginning,
 * so the numbers of any page can be computed.
 */
async function findAll(tx: Tx, customerCode: string, { skip, size }: Page): Promise<Found> {
  const end = (way: 'asc' | 'desc') =>
    entries(tx, customerCode).select('seq').orderBy('seq', way).limit(1).executeTakeFirst();
  const [first, last] = [await end('asc'), await end('desc')];
  const total = first && last ? last.seq - first.seq + 1 : 0;
  const rows = await entries(tx, customerCode)
    .selectAll()
    .where('seq', '<=', (last?.seq ?? 0) - skip)
    .orderBy('seq', 'desc')
    .limit(size)
    .execute();
  return { data: await entriesOf(tx, customerCode, rows), total };
}

/**
 * Reads a page of matching lines. Their numbers come from an index-only scan; only the lines of the page are read in
 * full.
 */
async function findFiltered(
  tx: Tx,
  customerCode: string,
  filter: AuditFilter,
  order: AuditOrder,
  { skip, size }: Page,
): Promise<Found> {
  const searched = filter.q ? await searchedLines(tx, customerCode, filter.q) : [];
  const matching = satisfying(tx, customerCode, filter, searched);
  const counts = await countedLines(tx, customerCode, filter, 'outcome', matching);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total <= skip) return { data: [], total };
  const name = order.replace('-', '') as keyof typeof ordered;
  const way = order.startsWith('-') ? 'desc' : 'asc';
  const inOrder = (query: typeof matching) =>
    (name === 'name' || name === 'what'
      ? query.leftJoin(called(customerCode), 'named.uid', `audit_entry.${namedBy[name]}`)
      : query
    )
      .orderBy(ordered[name], way)
      .orderBy('seq', way);
  const numbers = inOrder(matching).select('seq').offset(skip).limit(size);
  const rows = await inOrder(entries(tx, customerCode).where('seq', 'in', numbers))
    .selectAll('audit_entry')
    .execute();
  return { data: await entriesOf(tx, customerCode, rows), total };
}

function satisfying(
  tx: Tx,
  customerCode: string,
  filter: AuditFilter,
  searched: readonly Expression<SqlBool>[],
) {
  let query = entries(tx, customerCode);
  for (const found of searched) query = query.where(found);
  for (const column of ['who', 'action', 'entity', 'outcome'] as const) {
    const value = filter[column];
    if (value) query = query.where(column, '=', value);
  }
  if (filter.from) query = query.where('at', '>=', beginningOf(filter.from, 0));
  if (filter.to) query = query.where('at', '<', beginningOf(filter.to, 1));
  const { whoContains, targetContains } = filter;
  if (whoContains) query = query.where(holds(customerCode, whoContains, 'as_whom'));
  if (targetContains) query = query.where(holds(customerCode, targetContains, 'id'));
  return query;
}

/** The users of a school with the name by which they are sorted: computed once per user, not once per line. */
const called = (customerCode: string) =>
  sql<{ uid: string; called: string }>`(select uid, plain(cn || ' ' || sn) as called from account
    where customer_code = ${customerCode} offset 0)`.as('named');

const lowered: typeof folded = (text) => sql<string>`lower(${text})`;

/** Tests whether a column of a line, or the name of the user in it, contains a text, ignoring case. */
function holds(customerCode: string, part: string, column: 'as_whom' | 'id') {
  const [wanted, own] = [part.toLowerCase(), sql.ref<string>(column)];
  const users = usersCalled(customerCode, wanted, lowered);
  return sql<SqlBool>`(${own} in ${users} or strpos(${lowered(own)}, ${wanted}) > 0)`;
}

/** Returns the start of a day in Rome, or of the day `later` days after it. */
const beginningOf = (day: string, later: number) =>
  sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'Europe/Rome'`;

async function entriesOf(
  tx: Tx,
  customerCode: string,
  rows: readonly Selectable<Tables['audit_entry']>[],
): Promise<AuditEntry[]> {
  const called = await calledLines(tx, customerCode, rows);
  return rows.flatMap((row, place) => {
    const line = called[place];
    return line ? [entryOf(row, line)] : [];
  });
}

const entryOf = (row: Selectable<Tables['audit_entry']>, called: CalledLine): AuditEntry => ({
  seq: row.seq,
  at: row.at.toISOString(),
  who: row.who,
  asWhom: row.as_whom,
  entity: row.entity,
  action: row.action,
  target: row.id,
  ...called,
  outcome: row.outcome,
  reason: row.reason,
  before: row.before as AuditEntry['before'],
  after: row.after as AuditEntry['after'],
  address: row.address,
  hash: row.hash,
});
