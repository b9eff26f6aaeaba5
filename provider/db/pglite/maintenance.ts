import type { Pool } from 'pg';
import { escapeIdentifier } from 'pg';

const PERIOD = 60_000;
/** Bytes of write-ahead log from which crash recovery would take noticeably long. */
const WAL_LIMIT = 32 * 1024 * 1024;

const position = `select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`;

/** Selects tables by autovacuum's rule: 50 rows and a fifth (a tenth to analyse) of the table have changed. */
const tired = `
  select schemaname, relname from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/**
 * Maintains the embedded database: PGlite has no background processes, so otherwise nothing is vacuumed, analysed or
 * checkpointed.
 * @returns the function that stops it and waits for the current round
 */
export function maintain(pool: Pool, log: (message: string) => void): () => Promise<void> {
  let checkpoint = 0;
  let round: Promise<void> = Promise.resolve();
  const act = async () => {
    checkpoint = await maintainOnce(pool, checkpoint);
  };
  const timer = setInterval(() => {
    round = round.then(act).catch((error) => log(`Maintenance of the database failed: ${error}`));
  }, PERIOD).unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}

/**
 * Runs one round: vacuums and analyses changed tables, and writes a checkpoint if the write-ahead log has grown enough.
 * @param since position of the write-ahead log at the last checkpoint, in bytes
 * @returns its position at the newest checkpoint
 */
export async function maintainOnce(pool: Pool, since: number): Promise<number> {
  const { rows } = await pool.query<{ schemaname: string; relname: string }>(tired);
  for (const { schemaname, relname } of rows) {
    await pool.query(`vacuum (analyze) ${escapeIdentifier(schemaname)}.${escapeIdentifier(relname)}`);
  }
  const before = await bytesOfLog(pool);
  if (before - since < WAL_LIMIT) return since;
  await pool.query('checkpoint');
  return bytesOfLog(pool);
}

async function bytesOfLog(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>(position);
  return Number(rows[0]?.bytes);
}
