import { Pool } from 'pg';
import type { OpenPool } from '../pglite/openPglite';
import { surviveLostConnections } from '../surviveLostConnections';
import { typeParsers } from '../typeParsers';
import { otherEncoding, refusalToStart, serverTooOld } from './startupSentences';

const CONNECT_LIMIT = 4000;
const IDLE_IN_TRANSACTION_LIMIT = 60_000;
const OLDEST = 150_000;

/**
 * A pool on a PostgreSQL server that was seen to answer.
 * @throws StartupError when it cannot be reached, does not let us in, is older than 15 or is not encoded in UTF-8
 */
export async function openPostgresql(
  databaseUrl: string,
  poolSize: number,
  lost: (error: Error) => void,
): Promise<OpenPool> {
  // Migrating takes one connection to keep other processes out and another one to work.
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

/** Connections, opened as they are needed and closed when nobody has needed them for a while. */
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

/** In SQL_ASCII nothing is known of letters, in the others some are missing: names could not be stored or found. */
async function refuseOtherEncoding(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ encoding: string; database: string; owner: string }>(
    `select pg_encoding_to_char(encoding) as encoding, quote_ident(datname) as database,
       quote_ident(pg_get_userbyid(datdba)) as owner
     from pg_database where datname = current_database()`,
  );
  const [found] = rows;
  if (found && found.encoding !== 'UTF8') throw otherEncoding(found);
}
