import { type SelectQueryBuilder, sql } from 'kysely';
import type { AuditFilter } from '../../../contract/audit/auditFilter';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';

export type Lines = SelectQueryBuilder<Tables, 'audit_entry', object>;
type Counted = 'entity' | 'action' | 'outcome';

/** Counts per value, of the lines `from` to `upTo`. `hash` is that of the line `upTo`. */
interface Remembered {
  readonly from: number;
  readonly upTo: number;
  readonly hash: string;
  readonly counts: ReadonlyMap<string, number>;
}

/** Maximum number of cached counts; the least recently used ones are evicted. */
const MOST = 1000;
const remembered = new Map<string, Remembered>();

/**
 * Returns whether counts for a filter can be cached. Those for a search by user name cannot, because names may change.
 */
const isLasting = ({ q, whoContains, targetContains }: AuditFilter): boolean =>
  !q && !whoContains && !targetContains;

/**
 * Counts the lines of a school that match a filter, by the values of a column. Lines are only appended, with
 * consecutive numbers, so a count is cached and only newer lines are counted. When the first lines have moved into the
 * archive, all are counted again.
 * @param lines the lines that match the filter
 */
export async function countedLines(
  tx: Tx,
  customerCode: string,
  filter: AuditFilter,
  column: Counted,
  lines: Lines,
): Promise<ReadonlyMap<string, number>> {
  const [first, last] = [await lineOf(tx, customerCode, 'asc'), await lineOf(tx, customerCode, 'desc')];
  if (!first || !last) return new Map();
  const key = JSON.stringify([
    customerCode,
    column,
    Object.entries(filter)
      .filter(([, value]) => value)
      .sort(),
  ]);
  const known = isLasting(filter)
    ? await stillTrue(tx, customerCode, first.seq, remembered.get(key))
    : undefined;
  const rows = await lines
    .select([`${column} as value`, sql<number>`count(*)::integer`.as('count')])
    .where('seq', '>', known?.upTo ?? 0)
    .where('seq', '<=', last.seq)
    .groupBy(column)
    .execute();
  const counts = new Map(known?.counts);
  for (const { value, count } of rows) counts.set(value, (counts.get(value) ?? 0) + count);
  if (isLasting(filter)) remember(key, { from: first.seq, upTo: last.seq, hash: last.hash, counts });
  return counts;
}

/** Selects the first or last line of a school, or the one with a number. */
const lineOf = (tx: Tx, customerCode: string, which: 'asc' | 'desc' | number) => {
  const lines = tx
    .selectFrom('audit_entry')
    .select(['seq', 'hash'])
    .where('customer_code', '=', customerCode);
  return (
    typeof which === 'number' ? lines.where('seq', '=', which) : lines.orderBy('seq', which).limit(1)
  ).executeTakeFirst();
};

/**
 * Returns the cached counts if they still apply. They do not apply to another database, or to one restored from a
 * backup.
 */
async function stillTrue(
  tx: Tx,
  customerCode: string,
  first: number,
  known: Remembered | undefined,
): Promise<Remembered | undefined> {
  if (known?.from !== first) return undefined;
  const line = await lineOf(tx, customerCode, known.upTo);
  return line?.hash === known.hash ? known : undefined;
}

function remember(key: string, found: Remembered): void {
  remembered.delete(key);
  remembered.set(key, found);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
}
