import { sql } from 'kysely';
import { groupOf, isOfGroup, type RetentionGroup, readRetention } from '../../db/retention';
import type { ArchivedMonth } from './archivedMonth';
import { lastMonth, readMonths } from './archivedMonths';
import { openMonth } from './openMonth';
import { type Archiving, MOST_LINES, type MonthLines, monthOf, storeMonth } from './storeMonth';

const DAY = 24 * 60 * 60 * 1000;

/** The result of archiving a school's old mails. */
export interface ArchivedMails {
  readonly written: number;
  readonly removed: number;
  /** The reason why the archived mails stay in the database; undefined if they are removed. */
  readonly why?: string;
}

/** Returns the first month (YYYY-MM) whose mails stay in the database. Mails are removed by whole months. */
const firstKept = ({ clock }: Archiving, { amount }: RetentionGroup): string =>
  monthOf(new Date(clock.now().getTime() - amount * DAY));

const beginning = (month: string) =>
  sql<Date>`(${`${month}-01`}::date)::timestamp at time zone 'Europe/Rome'`;

/** Lists the schools with mails of months past the retention period. */
export const schoolsWithOldMails = (archiving: Archiving): Promise<readonly string[]> =>
  archiving.db.asPlatform(async (tx) => {
    const found: string[] = [];
    for (const group of await readRetention(tx, 'mails')) {
      const { rows } = await sql<{ code: string }>`
        select distinct customer_code as code from mail
        where created_at < ${beginning(firstKept(archiving, group))} and ${isOfGroup(group)}
          and (sent_at is not null or failure is not null)
        order by 1`.execute(tx);
      found.push(...rows.map(({ code }) => code));
    }
    return found.sort();
  });

/**
 * Archives a school's mails of the months past the retention period, without their texts, and removes the archived ones
 * from the database, month by month.
 */
export async function archiveMails(archiving: Archiving, customerCode: string): Promise<ArchivedMails> {
  let [written, removed] = [0, 0];
  for (;;) {
    for (const row of await readMonths(archiving.db, 'mail', customerCode)) {
      if (row.removed_at) continue;
      const opened = await openMonth(archiving.archive, row, archiving.key.publicKey);
      if ('why' in opened) return { written, removed, why: opened.why };
      removed += await remove(archiving, row, opened.lines);
    }
    const found = await nextMonth(archiving, customerCode);
    const before = await lastMonth(archiving.db, 'mail', customerCode);
    if (!found || !(await storeMonth(archiving, { kind: 'mail', customerCode }, before, found)))
      return { written, removed };
    written += found.lines.length;
  }
}

/**
 * Reads the recipient, time, subject and outcome of the oldest month of mails past the retention period, never their
 * texts.
 */
async function nextMonth(archiving: Archiving, customerCode: string): Promise<MonthLines | undefined> {
  const mails = await archiving.db.asPlatform(async (tx) => {
    const group = groupOf(await readRetention(tx, 'mails'), customerCode);
    return tx
      .selectFrom('mail')
      .select(['id', 'uid', 'recipient', 'subject', 'created_at', 'sent_at', 'failure', 'attempts'])
      .where('customer_code', '=', customerCode)
      .where('created_at', '<', beginning(firstKept(archiving, group)))
      .where((or) => or.or([or('sent_at', 'is not', null), or('failure', 'is not', null)]))
      .orderBy('created_at')
      .orderBy('id')
      .limit(MOST_LINES)
      .execute();
  });
  const month = mails[0] && monthOf(mails[0].created_at);
  if (!month) return undefined;
  const lines = mails
    .filter((mail) => monthOf(mail.created_at) === month)
    .map((mail) => JSON.stringify({ customer_code: customerCode, ...mail }));
  return { month, lines };
}

const remove = (
  { db, clock }: Archiving,
  { customer_code, place }: ArchivedMonth,
  lines: readonly string[],
): Promise<number> =>
  db.asPlatform(async (tx) => {
    const ids = JSON.stringify(lines.map((line) => (JSON.parse(line) as { id: string }).id));
    const { rows } = await sql<{ count: number }>`
      select remove_archived_mails(${customer_code}, ${place}, ${clock.now()}, ${ids}::jsonb) as count`.execute(
      tx,
    );
    return rows[0]?.count ?? 0;
  });
