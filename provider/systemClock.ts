import type { Clock } from '../contract/values/clock';

/** The time of this machine. Tokens and proofs are dated by it; everything else asks the clock it was handed. */
export const systemClock: Clock = { now: () => new Date() };
