import { sql } from 'kysely';
import type { Database, Tx } from '../db/database';
import { makeMasterKey } from '../db/masterKey';
import { scopes } from '../db/scopes';
import { StartupError } from '../db/startupError';
import { anySchool, type DemoDependencies, ensureDemo, readMark } from './ensureDemo';

/**
 * Empties the database of the demo and makes the demo again, signing keys included.
 * @throws StartupError when no demo is wanted, when the database holds something other than the demo, or when a
 * provider is using it
 */
export async function resetDemo(dependencies: DemoDependencies): Promise<void> {
  const { config, db } = dependencies;
  if (!config.demo)
    throw new StartupError(
      'With DEMO=0, or a PUBLIC_URL that is not this machine, there is no demo to reset: set DEMO=1.',
    );
  await db.asOwner(async (tx) => {
    if (!(await readMark(tx)) && (await anySchool(tx))) throw new StartupError(NOT_THE_DEMO);
    await refuseWhileInUse(tx, db);
    await empty(tx);
  });
  // The database holds nothing any more that was encrypted with another key.
  await makeMasterKey(db, config);
  await ensureDemo(dependencies);
}

const NOT_THE_DEMO =
  'This database holds schools that are not the demo: nothing was changed. Name the demo with DATA_DIR or DATABASE_URL.';

/**
 * Refuses if a provider is using the database. The embedded database has its own lock; on PostgreSQL, connections of a
 * provider are looked for.
 */
async function refuseWhileInUse(tx: Tx, db: Database): Promise<void> {
  if (db.kind === 'pglite') return;
  const { rows } = await sql<{ connections: number }>`
    select count(*)::int as connections from pg_stat_activity
    where datname = current_database() and application_name = 'sportello' and pid <> pg_backend_pid()`.execute(
    tx,
  );
  if (rows[0]?.connections) {
    throw new StartupError('A provider is using this database: stop it first, then reset the demo.');
  }
}

async function empty(tx: Tx): Promise<void> {
  const tables = Object.keys(scopes).filter((table) => table !== 'migration');
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx);
}
