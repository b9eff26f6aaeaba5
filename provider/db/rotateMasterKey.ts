import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { beginRotation, endRotation } from '../secrets/rotateSecretFile';
import type { Database } from './database';
import { sealAll } from './sealStored';

/** Of two rotations that are begun at once, the second goes on with the key of the first. */
const LOCK = 7_200_142;

/** Milliseconds between two looks at the others, and how many looks. */
const PAUSE = 100;
const LOOKS = 300;

/**
 * Makes a new key in the data folder and seals everything in the database anew with it, in one transaction. Interrupted at
 * any point, everything can still be opened, and called again it goes on.
 * @returns how many secrets were sealed; undefined where somebody else's transaction would not end
 */
export async function rotateMasterKey(db: Database, dataDir: string): Promise<number | undefined> {
  const secrets = await alone(db, () => beginRotation(dataDir));
  // Whatever was sealed with the key before is stored by now, or never will be.
  if (!(await othersEnded(db))) return undefined;
  const sealed = await db.asPlatform(sealAll);
  // And whatever was read as it was before has been opened.
  if (!(await othersEnded(db))) return undefined;
  await alone(db, () => endRotation(dataDir, secrets));
  return sealed;
}

/** Nobody else reads or writes the file for a rotation meanwhile. */
const alone = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  db.asPlatform(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    return work();
  });

/** Waits for those who are at work now. @returns whether all of them ended in time */
async function othersEnded(db: Database): Promise<boolean> {
  const before = await db.openTransactions();
  for (let look = 0; look < LOOKS; look += 1) {
    const now = await db.openTransactions();
    if (!before.some((name) => now.includes(name))) return true;
    await delay(PAUSE);
  }
  return false;
}
