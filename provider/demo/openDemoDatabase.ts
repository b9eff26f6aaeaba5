import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { EarlierDatabase } from '../db/earlierDatabase';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { readMark } from './ensureDemo';

/**
 * Opens the database whose demo is to be reset, and migrates it. An embedded database with a demo of a version before
 * 1.0.0 cannot be migrated: it is replaced by an empty one.
 * @throws StartupError
 */
export async function openDemoDatabase(config: Config): Promise<Database> {
  const db = await openDatabase(config);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    const isEarlier = error instanceof EarlierDatabase && db.kind === 'pglite' && config.demo;
    const isDemo = isEarlier && (await db.asOwner(readMark)) !== undefined;
    await db.close();
    if (!isDemo) throw error;
  }
  await rm(join(config.dataDir, 'database'), { recursive: true });
  return openDemoDatabase(config);
}
