import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { beginRotation, endRotation } from '../secrets/rotateSecretFile';
import type { Database } from './database';
import { sealAll } from './encryptSecretsAtRest';

/** Advisory lock: of two rotations started at once, the second continues with the key of the first. */
const LOCK = 7_200_142;

/** Milliseconds between two checks of other transactions, and the number of checks. */
const PAUSE = 100;
const LOOKS = 300;

/**
 * Creates a new key in the data folder and seals everything in the database again with it, in one transaction. If
 * interrupted at any point, everything can still be opened, and the next call continues.
 * @returns the number of sealed secrets; undefined if another transaction did not end in time
 */
export async function rotateMasterKey(db: Database, dataDir: string): Promise<number | undefined> {
  const secrets = await alone(db, () => beginRotation(dataDir));
  // Everything sealed with the previous key is committed by now, or never will be.
  if (!(await othersEnded(db))) return undefined;
  const sealed = await db.asPlatform(sealAll);
  // And every value read before the change has been opened.
  if (!(await othersEnded(db))) return undefined;
  await alone(db, () => endRotation(dataDir, secrets));
  return sealed;
}

/** Runs work while no other rotation reads or writes the file. */
const alone = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  db.asPlatform(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    return work();
  });

/** Waits for the transactions that are open now. @returns whether all of them ended in time */
async function othersEnded(db: Database): Promise<boolean> {
  const before = await db.openTransactions();
  for (let look = 0; look < LOOKS; look += 1) {
    const now = await db.openTransactions();
    if (!before.some((name) => now.includes(name))) return true;
    await delay(PAUSE);
  }
  return false;
}
