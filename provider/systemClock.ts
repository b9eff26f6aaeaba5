import type { Clock } from '../contract/values/clock';

/**
 * The clock of this machine. It is used for tokens and proofs; all other code gets a clock as a parameter, because the
 * demo can move the time.
 */
export const systemClock: Clock = { now: () => new Date() };
