import { sql } from 'kysely';
import type { Database, Tx } from './database';

/** Facts about this installation that every process shares, by name, each a JSON object. */

/** The value of a setting; the caller knows its shape, since it alone writes it. */
export async function readSetting<T extends object>(tx: Tx, name: string): Promise<T | undefined> {
  const row = await tx.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value as T | undefined;
}

export async function writeSetting(tx: Tx, name: string, value: object): Promise<void> {
  const text = JSON.stringify(value);
  await tx
    .insertInto('setting')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute();
}

/**
 * The value of a setting, made by `make` when there is none yet. Processes that start together agree on
 * one value: one makes it while the others wait.
 */
export function readOrCreateSetting<T extends object>(
  db: Database,
  name: string,
  make: () => T | Promise<T>,
): Promise<T> {
  return db.asPlatform(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${name}`}, 0))`.execute(tx);
    const found = await readSetting<T>(tx, name);
    if (found) return found;
    const made = await make();
    await writeSetting(tx, name, made);
    return made;
  });
}
