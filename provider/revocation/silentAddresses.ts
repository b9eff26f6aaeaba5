import type { Clock } from '../../contract/values/clock';

/** Milliseconds for which an address that let us wait in vain is not asked again. */
const RESTS = 60_000;

/** Addresses that let us wait in vain of late: whoever asks for one signature after the other does not wait there for each. */
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
