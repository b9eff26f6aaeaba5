import type { Clock } from '../../../contract/values/clock';
import type { Database, Tx } from '../../db/database';
import { counts } from '../../telemetry/counts';

/** A limit of attempts: at most `most` in any `seconds`. */
export interface Rate {
  readonly most: number;
  readonly seconds: number;
  /**
   * True if one more is allowed every `seconds / most`; otherwise each becomes available again `seconds` after it was
   * used. With refills nobody waits longer than one interval, however many others used up.
   */
  readonly refills?: true;
}

export interface Limit extends Rate {
  /** Key of the counter, shared by all processes; it must not name anybody. */
  readonly key: string;
}

/** Result of an attempt: refused for some seconds, or counted, with a function that uncounts it after success. */
export type Counted =
  | { readonly retryAfter: number }
  | { readonly retryAfter?: undefined; readonly forgive: () => Promise<void> };

/**
 * Counts an attempt for each limit, or refuses it if one limit is reached. A refused attempt is not counted, so that
 * trying again does not prolong the wait. The times of the last attempts are stored, so that the limit holds for every
 * period, wherever it begins. For a limit with refills, only the time at which no attempt counts any more is stored
 * (generic cell rate algorithm).
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

/** Takes back the attempt that was counted at a moment. */
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

/** Returns the seconds until an attempt is allowed by all limits; 0 if it is allowed now. It counts nothing. */
export async function secondsToWait(tx: Tx, limits: readonly Limit[], now: Date): Promise<number> {
  const at = now.getTime();
  const rows = await tx
    .selectFrom('rate_counter')
    .select(['key', 'times'])
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .execute();
  const waits = rows.map(({ key, times }) => {
    const limit = limits.find((one) => one.key === key);
    return limit ? waitOf(limit, inWindow(limit, times as number[], at), at) : 0;
  });
  return Math.ceil(Math.max(0, ...waits) / 1000);
}

/** Forgets the attempts under these limits. */
export async function forgetAttempts(tx: Tx, limits: readonly Limit[]): Promise<void> {
  await tx
    .deleteFrom('rate_counter')
    .where(
      'key',
      'in',
      limits.map(({ key }) => key),
    )
    .execute();
}

/** Locks the counters, and returns the times of the attempts that count, the oldest first, by key. */
async function lockCounters(
  tx: Tx,
  limits: readonly Limit[],
  at: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const keys = limits.map(({ key }) => key).sort();
  const rows = await tx
    .insertInto('rate_counter')
    // In a fixed order, so that two attempts cannot deadlock.
    .values(keys.map((key) => ({ key, times: '[]', expires_at: new Date(at) })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ key: row.ref('excluded.key') })))
    .returning(['key', 'times'])
    .execute();
  const times = new Map(rows.map((row) => [row.key, row.times as number[]]));
  return new Map(limits.map((limit) => [limit.key, inWindow(limit, times.get(limit.key) ?? [], at)]));
}

/** Returns the times that still count, the earliest first. */
const inWindow = ({ seconds }: Limit, times: readonly number[], at: number): readonly number[] =>
  times.filter((time) => time > at - seconds * 1000).sort((a, b) => a - b);

/** Returns the milliseconds after which a limit with refills allows one more attempt. */
const interval = ({ most, seconds }: Rate): number => (seconds * 1000) / most;

/** Returns the time at which no attempt counts any more for a limit with refills. */
const fullAgain = (times: readonly number[], at: number): number => Math.max(at, ...times);

const added = (limit: Rate, times: readonly number[], at: number): readonly number[] =>
  limit.refills ? [fullAgain(times, at) + interval(limit)] : [...times, at];

function takenOff(limit: Rate, times: readonly number[], at: number): readonly number[] {
  if (limit.refills) return times.map((time) => time - interval(limit));
  const found = times.indexOf(at);
  return found >= 0 ? times.toSpliced(found, 1) : times;
}

/** Milliseconds until one more is allowed; 0 if it is now. */
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
