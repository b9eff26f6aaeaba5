import type { Clock } from '../contract/values/clock';

/** The time of this machine. Tokens and proofs use it; everything else uses the clock that it receives. */
export const systemClock: Clock = { now: () => new Date() };
