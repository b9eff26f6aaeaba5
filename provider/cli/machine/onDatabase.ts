import type { Config } from '../../config';
import type { Database } from '../../db/database';
import { openDatabase } from '../../db/openDatabase';

/** Opens the configured database, runs work on it, and closes it. */
export async function onDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase(config, (message) => console.error(message));
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
