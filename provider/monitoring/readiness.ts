import type { Config } from '../config';
import { checkDatabase } from '../db/checkDatabase';
import type { Database } from '../db/database';
import { LEFT_FREE, roomIn } from '../objects/disk/room';
import { systemClock } from '../systemClock';

/** Seconds that the clocks of this machine and of the database may differ: links, codes and tokens depend on both. */
const CLOCKS_DIFFER = 30;

/** Why requests are not to be sent to this process now, in sentences for whoever runs it; empty when they may be. */
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

/** What is wrong though the database answers. */
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
