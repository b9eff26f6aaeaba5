import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../../contract/clock';
import type { Database, Tx } from '../../db/database';
import { addressToCount } from '../address';
import type { Attempt } from './outcome';

/** How many attempts fail, at most, in each five minutes; those that succeed are given back. */
export const attemptLimits = { account: 10, address: 100 } as const;
const WINDOW = 5 * 60;

/**
 * Counts an attempt under its account, whether there is one or not, and under its address, for all
 * processes together. It counts before the password is looked at: any number at once count one by one.
 * @returns the seconds to wait when it is one too many
 */
export async function countAttempt(
  db: Database,
  clock: Clock,
  attempt: Attempt,
): Promise<number | undefined> {
  const slot = endOfWindow(clock);
  const tooMany = await db.asIdentity(async (tx) => {
    const account = await add(tx, keysOf(attempt).account, slot, 1);
    const address = await add(tx, keysOf(attempt).address, slot, 1);
    return account > attemptLimits.account || address > attemptLimits.address;
  });
  return tooMany ? Math.ceil(slot - clock.now().getTime() / 1000) : undefined;
}

/** Takes an attempt that succeeded off the count again. */
export async function forgiveAttempt(db: Database, clock: Clock, attempt: Attempt): Promise<void> {
  const slot = endOfWindow(clock);
  await db.asIdentity(async (tx) => {
    for (const key of Object.values(keysOf(attempt))) await add(tx, key, slot, -1);
  });
}

/** The second since 1970 with which the window ends: the cleaning removes what is before now. */
function endOfWindow(clock: Clock): number {
  return (Math.floor(clock.now().getTime() / 1000 / WINDOW) + 1) * WINDOW;
}

/** The table holds no name: nobody who reads it learns who signs in. */
function keysOf({ username, address }: Attempt) {
  const name = createHash('sha256').update(username.toLowerCase()).digest('base64url');
  return { account: `sign-in account ${name}`, address: `sign-in address ${addressToCount(address)}` };
}

async function add(tx: Tx, key: string, slot: number, hits: number): Promise<number> {
  const row = await tx
    .insertInto('throttle')
    .values({ key, slot, hits })
    .onConflict((conflict) =>
      conflict.columns(['key', 'slot']).doUpdateSet({ hits: sql<number>`throttle.hits + ${hits}` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return row.hits;
}
