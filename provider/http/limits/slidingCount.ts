/** Length of the window in seconds. */
export const WINDOW = 60;

/** Known counts of a key, over all processes: in this minute and in the previous one. */
export interface Counts {
  /** Unix time in seconds at which this minute ends. */
  readonly slot: number;
  readonly before: number;
  readonly now: number;
}

/** Returns the Unix time in seconds at which the minute of a given time ends. */
export const slotOf = (seconds: number): number => (Math.floor(seconds / WINDOW) + 1) * WINDOW;

/** Converts counts to those of another minute: a previous minute becomes `before`, older ones are dropped. */
export function countsIn(slot: number, known: Counts | undefined): Counts {
  if (known?.slot === slot) return known;
  return { slot, now: 0, before: known?.slot === slot - WINDOW ? known.now : 0 };
}

/**
 * Returns the seconds to wait until one more is allowed; undefined if it is allowed now. The previous minute counts
 * in proportion to its overlap with the last sixty seconds, so that no limit is doubled across two minutes.
 */
export function waitFor({ slot, before, now }: Counts, most: number, seconds: number): number | undefined {
  const left = slot - seconds;
  if (now + (before * left) / WINDOW < most) return undefined;
  // If this minute is below the limit, wait until the previous one weighs less; otherwise until this minute has become
  // the previous one and weighs less.
  const wait = now < most ? left - ((most - now) / before) * WINDOW : left + WINDOW * (1 - most / now);
  return Math.max(1, Math.ceil(wait));
}
