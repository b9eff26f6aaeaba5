import type { Clock } from '../../contract/values/clock';

/** Milliseconds for which an address that timed out is not contacted again. */
const RESTS = 60_000;

/**
 * Addresses that timed out recently. They are skipped, so that checking many signatures in sequence does not wait for
 * the timeout each time.
 */
export interface SilentAddresses {
  add(url: string): void;
  has(url: string): boolean;
}

export function silentAddresses(clock: Clock): SilentAddresses {
  const since = new Map<string, number>();
  return {
    add: (url) => void since.set(url, clock.now().getTime()),
    has: (url) => {
      const silent = (since.get(url) ?? Number.NEGATIVE_INFINITY) > clock.now().getTime() - RESTS;
      if (!silent) since.delete(url);
      return silent;
    },
  };
}
