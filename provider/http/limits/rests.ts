/** Parameters of the rest after long turns. */
export interface Rest {
  /** Milliseconds from which a turn is long; shorter ones are never counted. */
  readonly after: number;
  /** Milliseconds that a person may use before resting. */
  readonly free: number;
  /** Share of the time that a person may use from then on. */
  readonly share: number;
}

/** Number of people above which those who have rested are removed. */
const MANY = 1000;

/**
 * Tracks, in each process, how long the turns of each person took and how much of that has been rested.
 * @returns a function that takes the duration of an ended turn and returns the milliseconds to rest now
 */
export function createRests({ after, free, share }: Rest): (person: string, took: number) => number {
  const taken = new Map<string, { readonly ms: number; readonly at: number }>();
  const left = (person: string, now: number) => {
    const before = taken.get(person);
    return before ? Math.max(0, before.ms - (now - before.at) * share) : 0;
  };
  return (person, took) => {
    if (took < after) return 0;
    const now = performance.now();
    const ms = left(person, now) + took;
    if (taken.size > MANY) for (const one of taken.keys()) if (left(one, now) === 0) taken.delete(one);
    taken.set(person, { ms, at: now });
    return Math.max(0, (ms - free) / share);
  };
}
