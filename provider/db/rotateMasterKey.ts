import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { beginRotation, endRotation } from '../secrets/rotateSecretFile';
import type { Database } from './database';
import { sealAll } from './encryptSecretsAtRest';

/**
 * Number of the advisory lock under which the key file is read and written. If two rotations are started at once, the
 * second continues with the key of the first.
 */
const LOCK = 7_200_142;

/** Milliseconds between two checks of other transactions, and the number of checks. */
const PAUSE = 100;
const LOOKS = 300;

/**
 * Creates a new key in the data folder and encrypts every secret in the database again with it, in one transaction. If
 * it is interrupted at any point, every secret can still be decrypted, and the next call continues.
 * @returns the number of encrypted secrets; undefined if another transaction did not end in time
 */
export async function rotateMasterKey(db: Database, dataDir: string): Promise<number | undefined> {
  const secrets = await alone(db, () => beginRotation(dataDir));
  // Every transaction that may have encrypted something with the previous key has ended.
  if (!(await othersEnded(db))) return undefined;
  const sealed = await db.asPlatform(sealAll);
  // Every transaction that may have read a value encrypted with the previous key has ended too.
  if (!(await othersEnded(db))) return undefined;
  await alone(db, () => endRotation(dataDir, secrets));
  return sealed;
}

/** Runs work while no other rotation reads or writes the key file. */
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
