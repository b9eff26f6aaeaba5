import { accountKey } from './accountKey';
import { addressToCount } from './addressToCount';
import type { KnownDevice } from './knownDevices';
import type { Limit, Rate } from './rateLimit';

const MINUTE = 60;

/**
 * How many wrong guesses an account gets, and an address: a whole school may be behind one. Of an account 20 at once and one
 * more every two minutes: 50 in the worst hour, and its owner, on a new device, never waits longer than two minutes.
 */
export const guessRates = {
  account: { most: 20, seconds: 40 * MINUTE, refills: true },
  address: { most: 100, seconds: 15 * MINUTE },
} as const satisfies Rates;

export interface Rates {
  readonly account: Rate;
  readonly address: Rate;
}

export interface Guess {
  /** The name that was typed, whether there is such an account or not. */
  readonly username: string;
  readonly address: string;
  /** The browser, where somebody signed in with it before. */
  readonly device?: KnownDevice | undefined;
}

/**
 * Under what a guess is counted: its account and its address. A device on which this very account was signed in
 * before has a counter of its own instead: strangers cannot shut it out, neither by its name nor from its address.
 */
export function guesses(what: string, guess: Guess, rates: Rates = guessRates): readonly Limit[] {
  const { username, address, device } = guess;
  const account = accountKey(username);
  if (device?.accounts.includes(account)) {
    return [{ key: `${what} device ${device.id} ${account}`, ...rates.account }];
  }
  return [
    { key: `${what} account ${account}`, ...rates.account },
    { key: `${what} address ${addressToCount(address)}`, ...rates.address },
  ];
}
