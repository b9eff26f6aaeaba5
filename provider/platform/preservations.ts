import { applicationCodes } from '../../contract/constants';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';

/**
 * Gives schools the licence for preservation and allows them to begin its activation. An activation already begun stays
 * unchanged.
 */
export async function openPreservations(
  tx: Tx,
  schools: readonly { readonly customerCode: string; readonly at: Date }[],
): Promise<void> {
  await insertRows(
    tx,
    'licence',
    { customer_code: 'text', ac: 'text', status: 'boolean' },
    schools.map(({ customerCode }) => [customerCode, applicationCodes.archiving, true]),
    { key: ['customer_code', 'ac'], set: ['status'] },
  );
  await insertRows(
    tx,
    'preservation',
    { customer_code: 'text', opened_at: 'timestamptz' },
    schools.map(({ customerCode, at }) => [customerCode, at]),
    'skip',
  );
}
