/** Seconds of the window. */
export const WINDOW = 60;

/** What is known of a key: what was counted in this minute and in the one before, by all processes. */
export interface Counts {
  /** The second since 1970 with which this minute ends. */
  readonly slot: number;
  readonly before: number;
  readonly now: number;
}

/** The second since 1970 with which the minute of a moment ends. */
export const slotOf = (seconds: number): number => (Math.floor(seconds / WINDOW) + 1) * WINDOW;

/** The counts as they stand in another minute. */
export function countsIn(slot: number, known: Counts | undefined): Counts {
  if (known?.slot === slot) return known;
  return { slot, now: 0, before: known?.slot === slot - WINDOW ? known.now : 0 };
}

/**
 * How long to wait until one more may be done, in seconds; undefined where it may be done now. The minute before counts
 * in the measure in which the last sixty seconds reach into it, so that no limit is doubled across two minutes.
 */
export function waitFor({ slot, before, now }: Counts, most: number, seconds: number): number | undefined {
  const left = slot - seconds;
  if (now + (before * left) / WINDOW < most) return undefined;
  // Until enough of the minute before has passed, or this one ends and enough of it has passed.
  const wait = now < most ? left - ((most - now) / before) * WINDOW : left + WINDOW * (1 - most / now);
  return Math.max(1, Math.ceil(wait));
}
