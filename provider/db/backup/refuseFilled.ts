import { sql } from 'kysely';
import type { Tx } from '../database';
import { StartupError } from '../startupError';

/** @throws StartupError where there are schools already; a database without any table is empty too */
export async function refuseFilled(tx: Tx): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('school') is not null as there`.execute(
    tx,
  );
  if (!rows[0]?.there) return;
  const found = await tx.selectFrom('school').select('customer_code').limit(1).executeTakeFirst();
  if (!found) return;
  throw new StartupError(
    'The database holds schools already: name an empty one, which a backup is restored into.',
  );
}
