import { sql } from 'kysely';
import { SUPERVISOR_GROUP } from '../../contract/permissions/roles';
import type { User } from '../../contract/users/user';
import type { Tx } from './database';

/** The message when the last supervisor may not be disabled or removed. */
export const LAST = "È l'ultimo supervisor attivo della scuola: nominarne un altro prima di disattivarlo";

/**
 * Returns those of these users, already locked, who must stay enabled supervisors so that somebody administers the
 * school. Concurrent callers wait, so that two supervisors cannot disable each other.
 */
export async function mustStay(
  { tx, customerCode }: { readonly tx: Tx; readonly customerCode: string },
  users: readonly Pick<User, 'uid' | 'supervisor'>[],
): Promise<ReadonlySet<string>> {
  const leaving = users.filter(({ supervisor }) => supervisor).map(({ uid }) => uid);
  if (leaving.length === 0) return new Set();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${customerCode} supervisor`}, 2))`.execute(tx);
  const other = await supervisors(tx, customerCode)
    .select('account.uid')
    .where('account.uid', '<>', sql<string>`all(${leaving}::text[])`)
    .limit(1)
    .executeTakeFirst();
  return new Set(other ? [] : leaving);
}

/** Selects the enabled accounts that administer a school, each once. */
export const supervisors = (tx: Tx, customerCode: string) =>
  tx
    .selectFrom('account')
    .where('account.customer_code', '=', customerCode)
    .where('account.enabled', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account_group as held')
          .select('held.uid')
          .whereRef('held.customer_code', '=', 'account.customer_code')
          .whereRef('held.uid', '=', 'account.uid')
          .where('held.cn', '=', SUPERVISOR_GROUP),
      ),
    );
