import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { StartupError } from '../startupError';
import { surviveLostConnections } from '../surviveLostConnections';
import { typeParsers } from '../typeParsers';
import { Engine } from './engine';
import { lockFolder } from './lockFolder';
import { maintain } from './maintenance';
import { simpleQuery } from './messages';
import { PgliteStream } from './pgliteStream';
import { SessionLock } from './sessionLock';

/** Major version of the PostgreSQL inside our PGlite: it reads no other version's files. */
const MAJOR = 18;

const CONNECT_LIMIT = 4000;

export interface OpenPool {
  readonly pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens the embedded database in `<dataDir>/database`, created if missing, behind an ordinary pg pool.
 * @param kept in development, the engine of that database if it is already open; it is not closed with the pool
 * @throws StartupError when the folder is read-only, in use, or of another version
 */
export async function openPglite(
  dataDir: string,
  poolSize: number,
  lost: (error: Error) => void,
  log: (message: string) => void,
  kept?: Engine,
): Promise<OpenPool> {
  const unlock = await lockFolder(dataDir, { log });
  try {
    const folder = join(dataDir, 'database');
    refuseOtherMajor(dataDir, folder);
    const engine = kept ?? new Engine(folder);
    await start(engine, dataDir);
    if (kept) await forgetSession(kept);
    const pool = poolOver(engine, poolSize);
    surviveLostConnections(pool, lost);
    await keepRoles(pool);
    const stopMaintenance = maintain(pool, log);
    const close = async () => {
      await stopMaintenance();
      await pool.end();
      if (!kept) await engine.close();
      await unlock();
    };
    return { pool, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Resets the session: its previous user may have left a transaction open, and prepared statements with the same
 * names.
 */
async function forgetSession(engine: Engine): Promise<void> {
  for (const statement of ['rollback', 'discard all']) await engine.exec(simpleQuery(statement));
}

function poolOver(engine: Engine, max: number): Pool {
  const lock = new SessionLock();
  return new Pool({
    stream: () => new PgliteStream(engine, lock),
    user: 'postgres',
    max,
    connectionTimeoutMillis: CONNECT_LIMIT,
    types: typeParsers,
  });
}

/**
 * Keeps requests in their role. The only session is a superuser's, so a request could leave its role. This revokes the
 * functions that would allow it inside a statement. Connection refuses the statements that would allow it directly.
 */
async function keepRoles(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    `select has_function_privilege('pg_read_all_stats', 'set_config(text, text, boolean)', 'execute') as open`,
  );
  if (rows[0]?.open === false) return;
  await pool.query(`
    revoke execute on function set_config(text, text, boolean) from public;
    revoke usage on language plpgsql from public;
    revoke create, temporary on database postgres from public`);
}

async function start(engine: Engine, dataDir: string): Promise<void> {
  try {
    await engine.start();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The database in the data folder ${dataDir} cannot be opened (${reason}): restore a backup, or give DATA_DIR another folder.`,
      { cause: error },
    );
  }
}

function refuseOtherMajor(dataDir: string, folder: string): void {
  const found = majorOf(folder);
  if (found === undefined || found === MAJOR) return;
  const which = found > MAJOR ? 'a newer' : 'an older';
  throw new StartupError(
    `The data folder ${dataDir} was written by ${which} version of this program (PostgreSQL ${found} instead of ${MAJOR}): start that version, or give DATA_DIR another folder.`,
  );
}

function majorOf(folder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(folder, 'PG_VERSION'), 'utf8'), 10);
  } catch {
    return undefined;
  }
}
