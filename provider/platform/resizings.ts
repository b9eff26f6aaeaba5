import type { Insertable } from 'kysely';
import { dayInRome } from '../../contract/values/dates';
import type { Tx } from '../db/database';
import type { Tables } from '../db/tables';

/** The announcement that a school is merged into others. */
export interface AnnouncedResizing {
  readonly customerCode: string;
  /** Ministerial codes of the receiving schools. */
  readonly into: readonly string[];
  readonly ceased: boolean;
  readonly now: Date;
}

/**
 * Announces mergers, each in the current calendar year; existing announcements stay.
 * @returns how many are new
 */
export async function announceResizings(tx: Tx, announced: readonly AnnouncedResizing[]): Promise<number> {
  if (announced.length === 0) return 0;
  const rows = announced.map(({ customerCode, into, ceased, now }) => ({
    customer_code: customerCode,
    cessata: ceased,
    destinations: [...into],
    anno: Number(dayInRome(now).slice(0, 4)),
    announced_at: now,
    updated_at: now,
    document_id: null,
    sent_at: null,
    done_at: null,
  }));
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('resizing')
    .values(rows)
    .onConflict((there) => there.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/**
 * Replaces the figures about the data that applications hold of schools. Writes row by row, because the staff's
 * database role may write but not read them.
 */
export async function writeHoldings(
  tx: Tx,
  holdings: readonly Insertable<Tables['application_holding']>[],
): Promise<void> {
  for (const { customer_code, application, ...known } of holdings)
    await tx
      .insertInto('application_holding')
      .values({ customer_code, application, ...known })
      .onConflict((there) => there.columns(['customer_code', 'application']).doUpdateSet(known))
      .execute();
}
