import { sql } from 'kysely';
import type { Tx } from '../../db/database';

/** A school account of the transaction's person, in any school. */
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

/** Reads the accounts linked to the alias of the transaction's person, in the order of linking. */
export async function linkedAccounts(tx: Tx): Promise<readonly Linked[]> {
  const { rows } = await sql<Linked>`
    select customer_code as "customerCode", uid, school, city, enabled, never_used as "neverUsed", number
    from linked_accounts() order by number`.execute(tx);
  return rows;
}

/** Tells whether an alias identity is linked to an account of the transaction's school. */
export const isLinked = async (tx: Tx, uid: string): Promise<boolean> =>
  answerOf(await sql<Answer>`select account_is_linked(${uid}) as answer`.execute(tx));

/** Removes the link of an account of the transaction's school. @returns whether there was one */
export const unlinkAccount = async (tx: Tx, uid: string): Promise<boolean> =>
  answerOf(await sql<Answer>`select unlink_account(${uid}) as answer`.execute(tx));

interface Answer {
  readonly answer: boolean;
}

const answerOf = ({ rows }: { readonly rows: readonly Answer[] }): boolean => rows[0]?.answer ?? false;
