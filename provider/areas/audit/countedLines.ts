import { type SelectQueryBuilder, sql } from 'kysely';
import type { AuditFilter } from '../../../contract/entities/auditFilter';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';

export type Lines = SelectQueryBuilder<Tables, 'audit_entry', object>;
type Counted = 'entity' | 'action' | 'outcome';

/** How many lines each value had up to one line, which is known again by its hash. */
interface Remembered {
  readonly upTo: number;
  readonly hash: string;
  readonly counts: ReadonlyMap<string, number>;
}

/** Answers that are remembered; those that were asked for longest ago go. */
const MOST = 1000;
const remembered = new Map<string, Remembered>();

/** What names of users are looked for may be another one tomorrow. */
const isLasting = ({ q, whoContains, targetContains }: AuditFilter): boolean =>
  !q && !whoContains && !targetContains;

/**
 * How many lines of a school satisfy a filter, by the values of a column. Lines are only ever added, each with the next
 * number: what was counted once is counted no more, and only lines that came since are looked at.
 * @param lines those that satisfy the filter
 */
export async function countedLines(
  tx: Tx,
  customerCode: string,
  filter: AuditFilter,
  column: Counted,
  lines: Lines,
): Promise<ReadonlyMap<string, number>> {
  const last = await lineOf(tx, customerCode);
  if (!last) return new Map();
  const key = JSON.stringify([
    customerCode,
    column,
    Object.entries(filter)
      .filter(([, value]) => value)
      .sort(),
  ]);
  const known = isLasting(filter) ? await stillTrue(tx, customerCode, remembered.get(key)) : undefined;
  const rows = await lines
    .select([`${column} as value`, sql<number>`count(*)::integer`.as('count')])
    .where('seq', '>', known?.upTo ?? 0)
    .where('seq', '<=', last.seq)
    .groupBy(column)
    .execute();
  const counts = new Map(known?.counts);
  for (const { value, count } of rows) counts.set(value, (counts.get(value) ?? 0) + count);
  if (isLasting(filter)) remember(key, { upTo: last.seq, hash: last.hash, counts });
  return counts;
}

/** The last line of a school, or the one with a number. */
const lineOf = (tx: Tx, customerCode: string, seq?: number) => {
  const lines = tx
    .selectFrom('audit_entry')
    .select(['seq', 'hash'])
    .where('customer_code', '=', customerCode);
  return (
    seq === undefined ? lines.orderBy('seq', 'desc').limit(1) : lines.where('seq', '=', seq)
  ).executeTakeFirst();
};

/** Of another database, or of one that a backup was restored into, it is not. */
async function stillTrue(
  tx: Tx,
  customerCode: string,
  known: Remembered | undefined,
): Promise<Remembered | undefined> {
  if (!known) return undefined;
  const line = await lineOf(tx, customerCode, known.upTo);
  return line?.hash === known.hash ? known : undefined;
}

function remember(key: string, found: Remembered): void {
  remembered.delete(key);
  remembered.set(key, found);
  const [oldest] = remembered.keys();
  if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest);
}
