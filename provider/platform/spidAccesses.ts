import type { SpidAccess } from '../../contract/staff/platformSpidAccess';
import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';

const columns = {
  customer_code: 'text',
  reference: 'text',
  at: 'timestamptz',
  uid: 'text',
  codice_fiscale: 'text',
  identity_provider: 'text',
} as const;

/**
 * Writes accesses with a digital identity; existing ones stay unchanged.
 * @returns how many are new
 */
export const writeSpidAccesses = (
  tx: Tx,
  accesses: readonly (SpidAccess & { readonly customerCode: string })[],
): Promise<number> =>
  insertRows(
    tx,
    'spid_access',
    columns,
    accesses.map((one) => [
      one.customerCode,
      one.reference,
      one.at,
      one.uid,
      one.codiceFiscale,
      one.identityProvider,
    ]),
    'skip',
  );
