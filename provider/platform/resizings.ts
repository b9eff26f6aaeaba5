import type { Insertable } from 'kysely';
import { dayInRome } from '../../contract/dates';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';
import type { Tables } from '../db/tables';

/** That a school is merged into others. */
export interface AnnouncedResizing {
  readonly customerCode: string;
  /** Ministerial codes of the schools that it is merged into. */
  readonly into: readonly string[];
  readonly ceased: boolean;
  readonly now: Date;
}

/** Announces mergers, each in the calendar's year; those that are announced already stay. @returns how many are new */
export async function announceResizings(tx: Tx, announced: readonly AnnouncedResizing[]): Promise<number> {
  if (announced.length === 0) return 0;
  const rows = announced.map(({ customerCode, into, ceased, now }) => ({
    ...{ customer_code: customerCode, cessata: ceased, destinations: [...into] },
    ...{ anno: Number(dayInRome(now).slice(0, 4)), announced_at: now, updated_at: now },
    ...{ document_id: null, sent_at: null, done_at: null },
  }));
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('resizing')
    .values(rows)
    .onConflict((there) => there.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

const columns = {
  customer_code: 'text',
  application: 'text',
  first_year: 'integer',
  last_year: 'integer',
  documents: 'integer',
} as const;

/** Writes what applications hold of schools, in place of what was known. */
export async function writeHoldings(
  tx: Tx,
  holdings: readonly Insertable<Tables['application_holding']>[],
): Promise<void> {
  const rows = holdings.map((one) => [
    one.customer_code,
    one.application,
    one.first_year,
    one.last_year,
    one.documents,
  ]);
  const known = {
    key: ['customer_code', 'application'],
    set: ['first_year', 'last_year', 'documents'],
  };
  await insertRows(tx, 'application_holding', columns, rows, known);
}
