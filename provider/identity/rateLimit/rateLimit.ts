import type { Clock } from '../../../contract/values/clock';
import type { Database, Tx } from '../../db/database';
import { counts } from '../../telemetry/counts';

/** So often in so many seconds, whenever those seconds begin. */
export interface Rate {
  readonly most: number;
  readonly seconds: number;
  /**
   * One more is let through in each `seconds / most`, where otherwise each comes back `seconds` after it was used: nobody
   * waits longer than that, however many others used up.
   */
  readonly refills?: true;
}

export interface Limit extends Rate {
  /** Under which it is counted, for all processes together; it must not name anybody. */
  readonly key: string;
}

/** What became of an attempt: refused for so many seconds, or counted, and to be forgiven where it succeeds. */
export type Counted =
  | { readonly retryAfter: number }
  | { readonly retryAfter?: undefined; readonly forgive: () => Promise<void> };

/**
 * Counts an attempt under each of these, unless one of them is used up. The times of the last attempts are kept, so
 * that no stretch of time, wherever it begins, has more of them than its limit. Of a limit that refills one time is kept
 * instead: when all of it will be there again (the generic cell rate algorithm). A refused attempt is not counted:
 * who keeps trying waits no longer than who waits.
 */
export async function count(db: Database, clock: Clock, limits: readonly Limit[]): Promise<Counted> {
  const at = clock.now().getTime();
  const retryAfter = await db.asIdentity(async (tx) => {
    const counters = await lockCounters(tx, limits, at);
    const waits = limits.map((limit) => waitOf(limit, counters.get(limit.key) ?? [], at));
    const longest = Math.max(...waits);
    if (longest > 0) return Math.ceil(longest / 1000);
    for (const limit of limits) await write(tx, limit, added(limit, counters.get(limit.key) ?? [], at));
    return undefined;
  });
  if (retryAfter === undefined) return { forgive: () => forgive(db, limits, at) };
  counts.throttled.add({ limit: 'attempts' });
  return { retryAfter };
}

/** Takes off what was counted at that moment, and nothing else. */
async function forgive(db: Database, limits: readonly Limit[], at: number): Promise<void> {
  await db.asIdentity(async (tx) => {
    const counters = await lockCounters(tx, limits, at);
    for (const limit of limits) {
      const before = counters.get(limit.key) ?? [];
      const after = takenOff(limit, before, at);
      if (after !== before) await write(tx, limit, after);
    }
  });
}

/** The times of the attempts that still count, the oldest first; nobody else changes them until this transaction ends. */
async function lockCounters(
  tx: Tx,
  limits: readonly Limit[],
  at: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const keys = limits.map(({ key }) => key).sort();
  const rows = await tx
    .insertInto('rate_counter')
    // In one order, so that two attempts never wait for each other.
    .values(keys.map((key) => ({ key, times: '[]', expires_at: new Date(at) })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ key: row.ref('excluded.key') })))
    .returning(['key', 'times'])
    .execute();
  const times = new Map(rows.map((row) => [row.key, row.times as number[]]));
  return new Map(
    limits.map(({ key, seconds }) => [
      key,
      (times.get(key) ?? []).filter((time) => time > at - seconds * 1000).sort((a, b) => a - b),
    ]),
  );
}

/** Milliseconds in which a limit that refills lets one more through. */
const interval = ({ most, seconds }: Rate): number => (seconds * 1000) / most;

/** When all of a limit that refills is there again. */
const fullAgain = (times: readonly number[], at: number): number => Math.max(at, ...times);

const added = (limit: Rate, times: readonly number[], at: number): readonly number[] =>
  limit.refills ? [fullAgain(times, at) + interval(limit)] : [...times, at];

function takenOff(limit: Rate, times: readonly number[], at: number): readonly number[] {
  if (limit.refills) return times.map((time) => time - interval(limit));
  const found = times.indexOf(at);
  return found >= 0 ? times.toSpliced(found, 1) : times;
}

/** Milliseconds until one more fits; 0 where it fits now. */
function waitOf(limit: Rate, times: readonly number[], at: number): number {
  const { most, seconds, refills } = limit;
  if (refills) return Math.max(0, fullAgain(times, at) - at - (most - 1) * interval(limit));
  const blocking = times[times.length - most];
  return blocking === undefined ? 0 : blocking + seconds * 1000 - at;
}

async function write(tx: Tx, { key, seconds }: Limit, times: readonly number[]): Promise<void> {
  const expires_at = new Date((times.at(-1) ?? 0) + seconds * 1000);
  await tx
    .updateTable('rate_counter')
    .set({ times: JSON.stringify(times), expires_at })
    .where('key', '=', key)
    .execute();
}
