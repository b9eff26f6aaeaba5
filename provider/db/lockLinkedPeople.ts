import { sql } from 'kysely';
import type { Tx } from './database';

/**
 * Locks the people of the registry who are linked to accounts. Call it before removing accounts, which removes the
 * links too: the lock order is person before account.
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
