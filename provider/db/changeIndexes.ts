import { sql } from 'kysely';
import type { Database, Tx } from './database';
import type { IndexChange } from './migrationParts';
import { readSetting, writeSetting } from './settings';

/** The setting with what is still to be done of migrations whose transactions have ended. */
const SETTING = 'indexesToChange';
interface ToChange {
  readonly indexes: readonly IndexChange[];
}

/** Writes down what follows a migration, in its transaction: it is done even where this process ends before. */
export async function oweIndexes(tx: Tx, indexes: readonly IndexChange[]): Promise<void> {
  if (indexes.length > 0) await writeSetting(tx, SETTING, { indexes } satisfies ToChange);
}

/** Makes and removes the indexes that are owed, one by one, while others read and write their tables. */
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
  // One that is whole was made just before the process ended that made it.
  if (rows[0]?.valid) return;
  // One that is not is what an interrupted building leaves: it is written, and never read.
  if (rows[0]) await pool.query(`drop index concurrently if exists "${index}"`);
  log(`The index ${index} of ${table} is being made, while others go on.`);
  await pool.query(statement);
}
