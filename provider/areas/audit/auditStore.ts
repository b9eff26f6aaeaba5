import { type Selectable, type SqlBool, sql } from 'kysely';
import type { AuditEntry } from '../../../contract/entities/auditEntry';
import type { AuditFilter, AuditQuery } from '../../../contract/entities/auditFilter';
import type { FilterCount } from '../../../contract/listing';
import type { Tx } from '../../db/database';
import { searchSql } from '../../db/searchSql';
import type { Tables } from '../../db/tables';
import { type Called, calledTargets } from './calledTargets';

interface Page {
  /** How many lines come before it. */
  readonly skip: number;
  readonly size: number;
}

interface Found {
  readonly data: AuditEntry[];
  /** How many lines the filter finds, on all pages. */
  readonly total: number;
}

export type AuditOrder = NonNullable<AuditQuery['sort']>;
export const NEWEST_FIRST: AuditOrder = '-at';

/** The user whom a line is about, by name. */
const userName = sql<string | null>`(select account.cn || ' ' || account.sn from account
  where account.customer_code = audit_entry.customer_code and account.uid = audit_entry.id)`;

/** Lines are written in the order of time. What is no user comes by its kind. */
const ordered = {
  at: sql`seq`,
  who: sql`who`,
  what: sql`plain(coalesce(${userName}, entity || ' ' || coalesce(id, '')))`,
  outcome: sql`outcome`,
} as const;

/** A page of the lines of a school that satisfy a filter. */
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

/** How many lines each value of a filter leaves, the other filters being as they are. */
export async function countEntries(
  tx: Tx,
  customerCode: string,
  filter: AuditFilter,
): Promise<FilterCount[]> {
  const counted: FilterCount[] = [];
  for (const name of ['entity', 'action', 'outcome'] as const) {
    const { [name]: _own, ...others } = filter;
    const rows = await satisfying(tx, customerCode, others)
      .select([`${name} as value`, sql<number>`count(*)::integer`.as('count')])
      .groupBy(name)
      .execute();
    counted.push(...rows.map(({ value, count }) => ({ filter: name, value, count })));
  }
  return counted;
}

/** One line, or undefined when the school has no such one. */
export async function readEntry(tx: Tx, customerCode: string, seq: number): Promise<AuditEntry | undefined> {
  const row = await entries(tx, customerCode).selectAll().where('seq', '=', seq).executeTakeFirst();
  const [entry] = row ? await entriesOf(tx, customerCode, [row]) : [];
  return entry;
}

const entries = (tx: Tx, customerCode: string) =>
  tx.selectFrom('audit_entry').where('customer_code', '=', customerCode);

/** The lines of a school are numbered without a gap, so that any page of all of them is known by its numbers. */
async function findAll(tx: Tx, customerCode: string, { skip, size }: Page): Promise<Found> {
  const last = await entries(tx, customerCode)
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const total = last?.seq ?? 0;
  const rows = await entries(tx, customerCode)
    .selectAll()
    .where('seq', '<=', total - skip)
    .orderBy('seq', 'desc')
    .limit(size)
    .execute();
  return { data: await entriesOf(tx, customerCode, rows), total };
}

/** The numbers come from an index alone; only the lines of the page are read whole. */
async function findFiltered(
  tx: Tx,
  customerCode: string,
  filter: AuditFilter,
  order: AuditOrder,
  { skip, size }: Page,
): Promise<Found> {
  const matching = satisfying(tx, customerCode, filter);
  const counted = await matching
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const by = ordered[order.replace('-', '') as keyof typeof ordered];
  const way = order.startsWith('-') ? 'desc' : 'asc';
  const numbers = matching.select('seq').orderBy(by, way).orderBy('seq', way).offset(skip).limit(size);
  const rows = await entries(tx, customerCode)
    .selectAll()
    .where('seq', 'in', numbers)
    .orderBy(by, way)
    .orderBy('seq', way)
    .execute();
  return { data: await entriesOf(tx, customerCode, rows), total: counted.total };
}

function satisfying(tx: Tx, customerCode: string, filter: AuditFilter) {
  let query = entries(tx, customerCode);
  for (const column of ['who', 'action', 'entity', 'outcome'] as const) {
    const value = filter[column];
    if (value) query = query.where(column, '=', value);
  }
  if (filter.from) query = query.where('at', '>=', beginningOf(filter.from, 0));
  if (filter.to) query = query.where('at', '<', beginningOf(filter.to, 1));
  const parts = [
    [sql.ref('who'), filter.whoContains],
    [sql`concat_ws(' ', id, ${userName})`, filter.targetContains],
  ] as const;
  for (const [text, part] of parts) {
    if (part) query = query.where(sql<SqlBool>`strpos(lower(${text}), lower(${part})) > 0`);
  }
  const searched = [sql.ref<string>('who'), sql.ref<string>('as_whom'), sql.ref<string>('id'), userName];
  if (filter.q) query = query.where(searchSql(filter.q, searched));
  return query;
}

/** The moment at which a day begins in Rome, or the day `later` days after it. */
const beginningOf = (day: string, later: number) =>
  sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'Europe/Rome'`;

async function entriesOf(
  tx: Tx,
  customerCode: string,
  rows: readonly Selectable<Tables['audit_entry']>[],
): Promise<AuditEntry[]> {
  const called = await calledTargets(tx, customerCode, rows);
  return rows.map((row, place) => entryOf(row, called[place] ?? {}));
}

const entryOf = (row: Selectable<Tables['audit_entry']>, called: Called): AuditEntry => ({
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
