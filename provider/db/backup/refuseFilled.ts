import { sql } from 'kysely';
import type { Tx } from '../database';
import { StartupError } from '../startupError';

/**
 * Tables of which at least one has a row once the database is in use. Before the first school, the provider's own staff
 * have rows.
 */
const USED = ['school', 'operator', 'operator_client'] as const;

/** @throws StartupError if the database is in use; one without any table counts as empty */
export async function refuseFilled(tx: Tx): Promise<void> {
  for (const table of USED) {
    const { rows } = await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(
      tx,
    );
    if (!rows[0]?.there) continue;
    const { rows: found } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
    if (found.length === 0) continue;
    throw new StartupError(
      `The database holds ${table === 'school' ? 'schools' : 'staff of the provider'} already: name an empty one, which a backup is restored into.`,
    );
  }
}
