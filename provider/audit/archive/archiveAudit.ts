import { sql } from 'kysely';
import type { Database, Tx } from '../../db/database';
import { isOfGroup, readRetention } from '../../db/retention';
import type { CheckedLine } from '../chainCheck';
import { PLATFORM } from '../recordAudit';
import type { ArchivedMonth } from './archivedMonth';
import { lastMonth } from './archivedMonths';
import { type Archiving, MOST_LINES, type MonthLines, monthBefore, monthOf, storeMonth } from './storeMonth';

/** Number of lines read at once. */
const AT_ONCE = 5000;
/** Milliseconds after the end of a month by which all transactions begun in it have ended. */
const GRACE = 60 * 60 * 1000;

/** Lists the schools with lines of past months that are not in the archive yet. */
export const schoolsToArchive = ({ db, clock }: Archiving): Promise<readonly string[]> =>
  db.asPlatform(async (tx) => {
    const { rows } = await sql<{ code: string }>`
      select audit_to_archive(${new Date(clock.now().getTime() - GRACE)}) as code`.execute(tx);
    return rows.map(({ code }) => code);
  });

/**
 * Archives the audit lines of each past month of a chain.
 * @returns the number of archived lines
 */
export async function archiveAudit(archiving: Archiving, customerCode: string): Promise<number> {
  const { db, clock } = archiving;
  const current = monthOf(new Date(clock.now().getTime() - GRACE));
  for (let written = 0; ; ) {
    const before = await lastMonth(db, 'audit', customerCode);
    const found = await nextMonth(db, customerCode, before?.last_seq ?? 0, current);
    if (!found || !(await storeMonth(archiving, { kind: 'audit', customerCode }, before, found)))
      return written;
    written += found.lines.length;
  }
}

/**
 * Reads the lines of a chain that come after the line `after` and belong to the same month. A line that was appended
 * late, with a time in an earlier month, is in the file of the lines around it. Returns undefined if no complete month
 * is left.
 */
async function nextMonth(
  db: Database,
  customerCode: string,
  after: number,
  current: string,
): Promise<MonthLines | undefined> {
  const held: CheckedLine[] = [];
  let month: string | undefined;
  for (let from = after; held.length < MOST_LINES; ) {
    const lines = await readLines(db, customerCode, from);
    month ??= lines[0] && monthOf(lines[0].at);
    if (!month || month >= current) return undefined;
    const end = lines.findIndex((line) => monthOf(line.at) > (month ?? ''));
    held.push(...(end < 0 ? lines : lines.slice(0, end)));
    if (end >= 0 || lines.length < AT_ONCE) break;
    from = held.at(-1)?.seq ?? from;
  }
  const [first, last] = [held[0], held.at(-1)];
  if (!month || !first || !last) return undefined;
  const chain = { first_seq: first.seq, first_hash: first.hash, last_seq: last.seq, last_hash: last.hash };
  return { month, lines: held.map((line) => JSON.stringify(line)), chain };
}

function readLines(db: Database, customerCode: string, after: number): Promise<readonly CheckedLine[]> {
  const work = (tx: Tx) =>
    tx
      .selectFrom('audit_entry')
      .selectAll()
      .where('customer_code', '=', customerCode)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(AT_ONCE)
      .execute() as unknown as Promise<CheckedLine[]>;
  return customerCode === PLATFORM ? db.asPlatform(work) : db.inSchool({ customerCode, person: '' }, work);
}

/** Parses a line of an archived file. */
export function lineOf(text: string): CheckedLine {
  const { at, ...line } = JSON.parse(text) as Omit<CheckedLine, 'at'> & { readonly at: string };
  return { ...line, at: new Date(at) } as CheckedLine;
}

/**
 * Lists the archived files older than the retention of their school, whose lines may be removed from the database. They
 * are in the order of each chain.
 * @param months retention for schools for which the staff set none; 0 keeps the lines for ever
 */
export const auditToRemove = ({ db, clock }: Archiving, months: number): Promise<readonly ArchivedMonth[]> =>
  db.asPlatform(async (tx) => {
    const found: ArchivedMonth[] = [];
    for (const group of await readRetention(tx, 'audit', months)) {
      if (group.amount === 0) continue;
      const rows = await tx
        .selectFrom('archived_month')
        .selectAll()
        .where('kind', '=', 'audit')
        .where('removed_at', 'is', null)
        .where('month', '<', monthBefore(clock.now(), group.amount))
        .where(isOfGroup(group))
        .orderBy('customer_code')
        .orderBy('place')
        .execute();
      found.push(...rows);
    }
    return found;
  });

/**
 * Removes the lines of a file from the database, but never the last line of a chain.
 * @returns the number of lines removed
 */
export const removeAudit = (
  { db, clock }: Archiving,
  { customer_code, place }: ArchivedMonth,
): Promise<number> =>
  db.asPlatform(async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select remove_archived_audit(${customer_code}, ${place}, ${clock.now()}) as count`.execute(tx);
    return rows[0]?.count ?? 0;
  });
