import { sql } from 'kysely';
import type { Tx } from './database';

/**
 * Locks the people of the registry who are linked to accounts. Whoever removes accounts does so first: the links go with
 * them, and whoever takes both takes the person before the account.
 */
export async function lockLinkedPeople(tx: Tx, customerCode: string, uids: readonly string[]): Promise<void> {
  await tx
    .selectFrom('registry_person')
    .select('prg_anagrafe')
    .where('customer_code', '=', customerCode)
    .where('uid_portale', '=', sql<string>`any(${uids}::text[])`)
    .orderBy('anno')
    .orderBy('prg_anagrafe')
    .forUpdate()
    .execute();
}
