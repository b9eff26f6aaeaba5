import { sql } from 'kysely';
import type { Clock } from '../../contract/clock';
import type { Database, Tx } from '../db/database';

const WINDOW = 5 * 60;

/** Something that may be done so many times in each five minutes. */
export interface RateLimit {
  /** Under which it is counted, for all processes together; it must not name anybody. */
  readonly key: string;
  readonly most: number;
}

/** Counts one more under each of these. @returns the seconds to wait when it is one too many under any */
export async function countAttempts(
  db: Database,
  clock: Clock,
  limits: readonly RateLimit[],
): Promise<number | undefined> {
  const slot = endOfWindow(clock);
  const tooMany = await db.asIdentity(async (tx) => {
    const over: boolean[] = [];
    for (const { key, most } of limits) over.push((await add(tx, key, slot, 1)) > most);
    return over.includes(true);
  });
  return tooMany ? Math.ceil(slot - clock.now().getTime() / 1000) : undefined;
}

/** Takes one off again under each of these. */
export async function uncountAttempts(
  db: Database,
  clock: Clock,
  limits: readonly RateLimit[],
): Promise<void> {
  const slot = endOfWindow(clock);
  await db.asIdentity(async (tx) => {
    for (const { key } of limits) await add(tx, key, slot, -1);
  });
}

/** The second since 1970 with which the window ends: the cleaning removes what is before now. */
function endOfWindow(clock: Clock): number {
  return (Math.floor(clock.now().getTime() / 1000 / WINDOW) + 1) * WINDOW;
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
