import type { Tx } from './database';

/** Reads the codes of the applications for which a school has an active licence. */
export async function licencesOf(tx: Tx, customerCode: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('licence')
    .select('ac')
    .where('customer_code', '=', customerCode)
    .where('status', '=', true)
    .execute();
  return rows.map(({ ac }) => ac);
}
