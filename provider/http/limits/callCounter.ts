import type { Clock } from '../../../contract/values/clock';
import { addCallCounts, type CallCount } from '../../db/callCounts';
import type { Database } from '../../db/database';
import { type Counts, countsIn, slotOf, WINDOW, waitFor } from './slidingCount';

/** A counter with a limit per minute. */
export interface Counted {
  /** Key of the counter; must not contain names of people. */
  readonly key: string;
  /** Limit; 0 for none. */
  readonly most: number;
}

export interface CallCounter {
  /**
   * Counts one call for each of these counters, unless a limit is exceeded.
   * @returns undefined if counted; otherwise the seconds to wait
   */
  count(counted: readonly Counted[]): number | undefined;
  /** Exchanges counts with the other processes. */
  share(): Promise<void>;
}

/**
 * Creates a counter in memory that shares its counts with the other processes through the database, all of an
 * interval in one statement: a call waits for nothing and writes nothing. Between two exchanges a process does not
 * see the others' counts, so a client that spreads calls over several processes may exceed the limit by those of one
 * interval.
 */
export function createCallCounter(db: Database, clock: Clock): CallCounter {
  const known = new Map<string, Counts>();
  let unshared = new Map<string, CallCount>();
  const seconds = () => clock.now().getTime() / 1000;

  function count(counted: readonly Counted[]): number | undefined {
    const now = seconds();
    const limited = counted.filter(({ most }) => most > 0);
    const states = limited.map(({ key, most }) => ({
      key,
      most,
      counts: countsIn(slotOf(now), known.get(key)),
    }));
    const waits = states.flatMap(({ counts, most }) => waitFor(counts, most, now) ?? []);
    if (waits.length > 0) return Math.max(...waits);
    for (const { key, counts } of states) {
      known.set(key, { ...counts, now: counts.now + 1 });
      const { slot } = counts;
      const id = `${key} ${slot}`;
      unshared.set(id, { key, slot, hits: (unshared.get(id)?.hits ?? 0) + 1 });
    }
    return undefined;
  }

  async function share(): Promise<void> {
    const slot = slotOf(seconds());
    const mine = [...unshared.values()];
    unshared = new Map();
    for (const [key, counts] of known) if (counts.slot < slot - WINDOW) known.delete(key);
    if (mine.length === 0) return;
    const all = await addCallCounts(db, mine, slot - WINDOW);
    for (const { key, slot: of, hits } of all) {
      const counts = countsIn(slot, known.get(key));
      // Add the calls that were counted during the exchange; the result does not contain them.
      const since = unshared.get(`${key} ${of}`)?.hits ?? 0;
      if (of === slot) known.set(key, { ...counts, now: hits + since });
      if (of === slot - WINDOW) known.set(key, { ...counts, before: hits + since });
    }
  }

  return { count, share };
}
