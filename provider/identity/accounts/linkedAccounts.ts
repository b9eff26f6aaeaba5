import { sql } from 'kysely';
import type { Tx } from '../../db/database';

/** A school account of the person of a transaction, in whatever school. */
export interface Linked {
  readonly customerCode: string;
  readonly uid: string;
  readonly school: string;
  readonly city: string;
  readonly enabled: boolean;
  readonly neverUsed: boolean;
  /** From 1, in the order of linking. */
  readonly number: number;
}

/** The accounts linked to the alias of this transaction's person, in the order of linking; none of anybody else's. */
export async function linkedAccounts(tx: Tx): Promise<readonly Linked[]> {
  const { rows } = await sql<Linked>`
    select customer_code as "customerCode", uid, school, city, enabled, never_used as "neverUsed", number
    from linked_accounts() order by number`.execute(tx);
  return rows;
}
