/** How much of a long turn is made good by resting. */
export interface Rest {
  /** Milliseconds from which a turn is long; shorter ones are never counted. */
  readonly after: number;
  /** Milliseconds that somebody may take before resting. */
  readonly free: number;
  /** The part of the time that somebody may take from then on. */
  readonly share: number;
}

/** Above so many people those who have rested are forgotten. */
const MANY = 1000;

/**
 * Keeps, in each process, how long the turns of each person took and how much of it time has made good.
 * @returns a function that is told of a turn that ended, and says for how many milliseconds the person rests now
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
