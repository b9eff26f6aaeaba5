import { addDays, addMonths } from '../../../contract/values/dates';
import type { Tx } from '../../db/database';

/** The day until which lines of a school are in the archive alone; null where the database has them all. */
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
