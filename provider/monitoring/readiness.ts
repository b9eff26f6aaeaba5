import type { Config } from '../config';
import { checkDatabase } from '../db/checkDatabase';
import type { Database } from '../db/database';
import { LEFT_FREE, roomIn } from '../objects/disk/room';
import { systemClock } from '../systemClock';

/**
 * The allowed difference in seconds between the clocks of this machine and of the database: links, codes and tokens
 * depend on both.
 */
const CLOCKS_DIFFER = 30;

/** Returns why this process must not receive requests now, in sentences for its administrator; empty when it may. */
export async function whyNotReady(
  db: Database,
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>,
): Promise<readonly string[]> {
  const why: string[] = [];
  if (!(config.databaseUrl && config.s3) && (await roomIn(config.dataDir)) < LEFT_FREE)
    why.push(`The disk of ${config.dataDir} is nearly full.`);
  try {
    await db.ping();
    why.push(...(await wrongInDatabase(db)));
  } catch (error) {
    why.push(`The database cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
  return why;
}

/** Returns the problems of a database that answers: missing migrations and a clock that differs. */
async function wrongInDatabase(db: Database): Promise<readonly string[]> {
  const { missing, at } = await checkDatabase(db);
  const seconds = Math.abs(at.getTime() - systemClock.now().getTime()) / 1000;
  return [
    ...(missing.length > 0 ? [`Migrations are missing: ${missing.join(', ')}.`] : []),
    ...(seconds > CLOCKS_DIFFER
      ? [`The clock of this machine is ${Math.round(seconds)} seconds off that of the database.`]
      : []),
  ];
}
