import { sql } from 'kysely';
import type { Database, Tx } from './database';
import type { IndexChange } from './migrationParts';
import { readSetting, writeSetting } from './settings';

/** Setting with the remaining index changes of migrations whose transactions have committed. */
const SETTING = 'indexesToChange';
interface ToChange {
  readonly indexes: readonly IndexChange[];
}

/**
 * Stores the index changes of a migration in its transaction, so that they are done even if this process ends before.
 */
export async function oweIndexes(tx: Tx, indexes: readonly IndexChange[]): Promise<void> {
  if (indexes.length > 0) await writeSetting(tx, SETTING, { indexes } satisfies ToChange);
}

/** Creates and removes the pending indexes, one by one, while others read and write their tables. */
export async function changeIndexes(db: Database, log: (message: string) => void): Promise<void> {
  for (;;) {
    const owed = await db.asOwner(readOwed);
    const [next, ...later] = owed;
    if (!next) return;
    if (next.table) await make(db, next, log);
    else await db.pool.query(next.statement);
    await db.asOwner(async (tx) => {
      if (later.length > 0) await writeSetting(tx, SETTING, { indexes: later } satisfies ToChange);
      else await tx.deleteFrom('setting').where('name', '=', SETTING).execute();
    });
  }
}

async function readOwed(tx: Tx): Promise<readonly IndexChange[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('setting') is not null as there`.execute(
    tx,
  );
  return rows[0]?.there ? ((await readSetting<ToChange>(tx, SETTING))?.indexes ?? []) : [];
}

async function make(
  { pool }: Database,
  { index, table, statement }: IndexChange,
  log: (message: string) => void,
): Promise<void> {
  const { rows } = await pool.query<{ valid: boolean }>(
    `select i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relname = $1 and i.indrelid = to_regclass(quote_ident($2))`,
    [index, table],
  );
  // The index is complete: the process that built it ended before it removed the pending change.
  if (rows[0]?.valid) return;
  // An invalid one is left by an interrupted build: it is maintained, but never read.
  if (rows[0]) await pool.query(`drop index concurrently if exists "${index}"`);
  log(`The index ${index} of ${table} is being made, while others go on.`);
  await pool.query(statement);
}
