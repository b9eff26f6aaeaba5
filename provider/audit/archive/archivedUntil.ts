import { addDays, addMonths } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';

/** Returns the day up to which a school's lines are in the archive only; null if the database has all of them. */
export async function archivedUntil(tx: Tx, customerCode: string): Promise<string | null> {
  const { month } = await tx
    .selectFrom('archived_month')
    .select(({ fn }) => fn.max('month').as('month'))
    .where('customer_code', '=', customerCode)
    .where('kind', '=', 'audit')
    .where('removed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return month ? addDays(addMonths(`${month}-01`, 1), -1) : null;
}
