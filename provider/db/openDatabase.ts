import type { Pool } from 'pg';
import { type Database, DatabaseUnavailable } from './database';
import { type OpenPool, openPglite } from './pglite/openPglite';
import { openPostgresql } from './postgresql/openPostgresql';
import { transact } from './transact';
import { unavailableOr } from './unavailable';

/** The parts of the configuration that say which database; a whole Config will do. */
export interface DatabaseOptions {
  /** PostgreSQL ≥ 15; when absent the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Connections of this process at most. */
  readonly databasePoolSize?: number;
}

/** Milliseconds; a connection is waited for before, 4 seconds at most. */
const PING_LIMIT = 1000;

/**
 * Opens the database, without migrating it.
 * @param log is told of connections that were lost; the process goes on
 * @throws StartupError when it cannot be opened
 */
export async function openDatabase(
  options: DatabaseOptions,
  log: (message: string) => void = () => undefined,
): Promise<Database> {
  const { databaseUrl, dataDir, databasePoolSize = 10 } = options;
  if (databaseUrl) return over('postgresql', await openPostgresql(databaseUrl, databasePoolSize, log));
  return over('pglite', await openPglite(dataDir, databasePoolSize, log));
}

function over(kind: Database['kind'], { pool, close }: OpenPool): Database {
  return {
    kind,
    pool,
    close,
    inSchool: (tenant, work) => transact(pool, { role: 'sportello_app', tenant }, work),
    asIdentity: (work) => transact(pool, { role: 'sportello_identity' }, work),
    asPlatform: (work) => transact(pool, { role: 'sportello_platform' }, work),
    asOwner: (work) => transact(pool, {}, work),
    ping: () => ping(pool),
  };
}

/** One that answers and takes nothing is no use: each call writes at least its proof. */
async function ping(pool: Pool): Promise<void> {
  const query = {
    text: `select current_setting('transaction_read_only') as closed`,
    query_timeout: PING_LIMIT,
  };
  try {
    const client = await pool.connect();
    const answer = await client.query(query).catch((error: Error) => error);
    client.release(answer instanceof Error ? answer : undefined);
    if (answer instanceof Error) throw answer;
    if (answer.rows[0]?.closed === 'on') throw new DatabaseUnavailable('The database is read-only.');
  } catch (error) {
    throw unavailableOr(error);
  }
}
