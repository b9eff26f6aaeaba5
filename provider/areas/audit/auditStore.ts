import { type Selectable, type SqlBool, sql } from 'kysely';
import type { AuditEntry } from '../../../contract/entities/auditEntry';
import type { AuditFilter, AuditQuery } from '../../../contract/entities/auditFilter';
import type { FilterCount } from '../../../contract/listing';
import type { Tx } from '../../db/database';
import { searchSql } from '../../db/searchSql';
import type { Tables } from '../../db/tables';

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

/** Lines are written in the order of time. */
const ordered = {
  at: sql`seq`,
  who: sql`who`,
  target: sql`coalesce(id, '')`,
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
  return row && entryOf(row);
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
  return { data: rows.map(entryOf), total };
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
  return { data: rows.map(entryOf), total: counted.total };
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
    ['who', filter.whoContains],
    ['id', filter.targetContains],
  ] as const;
  for (const [column, part] of parts) {
    if (part)
      query = query.where(sql<SqlBool>`strpos(lower(coalesce(${sql.ref(column)}, '')), lower(${part})) > 0`);
  }
  if (filter.q) query = query.where(searchSql(filter.q, [sql.ref('who'), sql.ref('as_whom'), sql.ref('id')]));
  return query;
}

/** The moment at which a day begins in Rome, or the day `later` days after it. */
const beginningOf = (day: string, later: number) =>
  sql<Date>`(${day}::date + ${later}::int)::timestamp at time zone 'Europe/Rome'`;

const entryOf = (row: Selectable<Tables['audit_entry']>): AuditEntry => ({
  seq: row.seq,
  at: row.at.toISOString(),
  who: row.who,
  asWhom: row.as_whom,
  entity: row.entity,
  action: row.action,
  target: row.id,
  outcome: row.outcome,
  reason: row.reason,
  before: row.before as AuditEntry['before'],
  after: row.after as AuditEntry['after'],
  address: row.address,
  hash: row.hash,
});
