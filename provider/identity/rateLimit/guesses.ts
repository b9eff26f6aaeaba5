import { accountKey } from './accountKey';
import { addressToCount } from './addressToCount';
import type { KnownDevice } from './knownDevices';
import type { Limit, Rate } from './rateLimit';

const MINUTE = 60;

/**
 * Limits of wrong guesses for each account and for each address, which a whole school may share. An account allows 20
 * guesses at once and one more every two minutes: at most 50 in an hour. So its owner, on a new device, never waits
 * longer than two minutes.
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
  /** The browser, if it is known because somebody has signed in with it. */
  readonly device?: KnownDevice | undefined;
}

/** Returns the limit of guesses at an account from all devices that are not known for it, together. */
export const accountLimit = (what: string, username: string, rates: Rates = guessRates): Limit => ({
  key: `${what} account ${accountKey(username)}`,
  ...rates.account,
});

/**
 * Returns the limits for a guess: that of the account and that of the address. A device that is known for the account
 * has its own limit instead, so that guesses of strangers do not lock it out.
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
