import { accountKey } from './accountKey';
import { addressToCount } from './addressToCount';
import type { KnownDevice } from './knownDevices';
import type { Limit, Rate } from './rateLimit';

const MINUTE = 60;

/**
 * Limits of wrong guesses per account and per address, which a whole school may share. An account has 20 at once and
 * one more every two minutes: 50 in the worst hour, and its owner, on a new device, never waits longer than two
 * minutes.
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
  /** The typed name, whether such an account exists or not. */
  readonly username: string;
  readonly address: string;
  /** The browser, if somebody signed in with it before. */
  readonly device?: KnownDevice | undefined;
}

/** Returns the counter of the guesses at an account from devices on which nobody signed in to it. */
export const accountLimit = (what: string, username: string, rates: Rates = guessRates): Limit => ({
  key: `${what} account ${accountKey(username)}`,
  ...rates.account,
});

/**
 * Returns the counters of a guess: its account and its address. A device on which this account was signed in before
 * has its own counter instead: strangers cannot lock it out, neither by its name nor from its address.
 */
export function guesses(what: string, guess: Guess, rates: Rates = guessRates): readonly Limit[] {
  const { username, address, device } = guess;
  const account = accountKey(username);
  if (device?.accounts.includes(account)) {
    return [{ key: `${what} device ${device.id} ${account}`, ...rates.account }];
  }
  return [
    accountLimit(what, username, rates),
    { key: `${what} address ${addressToCount(address)}`, ...rates.address },
  ];
}
