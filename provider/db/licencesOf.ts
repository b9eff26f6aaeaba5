import type { Tx } from './database';

/** The codes of the applications that a school has an active licence of. */
export async function licencesOf(tx: Tx, customerCode: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('licence')
    .select('ac')
    .where('customer_code', '=', customerCode)
    .where('status', '=', true)
    .execute();
  return rows.map(({ ac }) => ac);
}
