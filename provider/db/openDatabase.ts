import type { Pool } from 'pg';
import { type MasterSecretPlace, watchMasterSecrets } from '../secrets/masterSecrets';
import { createVault, type Vault } from '../secrets/vault';
import { type Database, DatabaseUnavailable, type Tx } from './database';
import { type OpenPool, openPglite } from './pglite/openPglite';
import { openPostgresql } from './postgresql/openPostgresql';
import { withVault } from './sealed';
import { transact } from './transact';
import { unavailableOr } from './unavailable';

/** The parts of the configuration that say which database; a whole Config will do. */
export interface DatabaseOptions extends MasterSecretPlace {
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
  const kind = databaseUrl ? 'postgresql' : 'pglite';
  const opened = databaseUrl
    ? await openPostgresql(databaseUrl, databasePoolSize, log)
    : await openPglite(dataDir, databasePoolSize, log);
  return over(kind, opened, createVault(watchMasterSecrets(options)));
}

function over(kind: Database['kind'], { pool, close }: OpenPool, vault: Vault): Database {
  const sealing =
    <T>(work: (tx: Tx) => Promise<T>) =>
    (tx: Tx) =>
      work(withVault(tx, vault));
  return {
    kind,
    pool,
    close,
    inSchool: (tenant, work) => transact(pool, { role: 'sportello_app', tenant }, sealing(work)),
    asIdentity: (work) => transact(pool, { role: 'sportello_identity' }, sealing(work)),
    asPlatform: (work) => transact(pool, { role: 'sportello_platform' }, sealing(work)),
    asOwner: (work) => transact(pool, {}, sealing(work)),
    ping: () => ping(pool),
    openTransactions: () => openTransactions(pool),
  };
}

async function openTransactions(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    select pid || ' ' || xact_start as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`);
  return rows.map(({ name }) => name);
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
