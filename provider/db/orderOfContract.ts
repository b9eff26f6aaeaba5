import type { Tx } from './database';

/** Reads the order for which a contract was made; undefined if it was offered without one. */
export async function orderOfContract(tx: Tx, customerCode: string, fileName: string) {
  const row = await tx
    .selectFrom('school_order')
    .select(['number', 'kind', 'services', 'lines', 'price'])
    .where('customer_code', '=', customerCode)
    .where('contract_file', '=', fileName)
    .executeTakeFirst();
  if (!row) return undefined;
  const { number, kind, services, lines, price } = row;
  return { number, variant: { kind, services }, lines, price };
}
