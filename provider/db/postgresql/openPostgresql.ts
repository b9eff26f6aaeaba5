import { Pool } from 'pg';
import type { OpenPool } from '../pglite/openPglite';
import { surviveLostConnections } from '../surviveLostConnections';
import { typeParsers } from '../typeParsers';
import { otherEncoding, refusalToStart, serverTooOld } from './startupSentences';

const CONNECT_LIMIT = 4000;
const IDLE_IN_TRANSACTION_LIMIT = 60_000;
const OLDEST = 150_000;

/**
 * Opens a pool on a PostgreSQL server after checking that it answers.
 * @throws StartupError when the server cannot be reached, rejects the login, is older than 15 or is not encoded in
 * UTF-8
 */
export async function openPostgresql(
  databaseUrl: string,
  poolSize: number,
  lost: (error: Error) => void,
): Promise<OpenPool> {
  // Migrations take one connection to lock out other processes and another to work.
  const pool = postgresqlPool(databaseUrl, Math.max(2, poolSize), lost);
  try {
    await refuseOldServer(pool);
    await refuseOtherEncoding(pool);
  } catch (error) {
    await pool.end();
    throw refusalToStart(error, databaseUrl);
  }
  return { pool, close: () => pool.end() };
}

/** Creates a pool; connections are opened on demand and closed when idle for a while. */
export function postgresqlPool(url: string, max: number, lost: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_LIMIT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT,
    keepAlive: true,
    application_name: 'sportello',
    types: typeParsers,
  });
  surviveLostConnections(pool, lost);
  return pool;
}

async function refuseOldServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  const [version] = rows;
  if (!version || version.number < OLDEST) throw serverTooOld(version?.name ?? 'unknown');
}

/**
 * Refuses other encodings: SQL_ASCII knows nothing of letters and the others lack some, so names could not be stored
 * or found.
 */
async function refuseOtherEncoding(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ encoding: string; database: string; owner: string }>(
    `select pg_encoding_to_char(encoding) as encoding, quote_ident(datname) as database,
       quote_ident(pg_get_userbyid(datdba)) as owner
     from pg_database where datname = current_database()`,
  );
  const [found] = rows;
  if (found && found.encoding !== 'UTF8') throw otherEncoding(found);
}
