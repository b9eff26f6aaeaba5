import { createHash } from 'node:crypto';
import type { Clock } from '../../../contract/clock';
import type { Database } from '../../db/database';
import { addressToCount } from '../address';
import { countAttempts, type RateLimit, uncountAttempts } from '../rateLimit';
import type { Attempt } from './outcome';

/** How many attempts fail, at most, in each five minutes; those that succeed are given back. */
export const attemptLimits = { account: 10, address: 100 } as const;

/**
 * Counts an attempt under its account, whether there is one or not, and under its address. It counts before the
 * password is looked at: any number at once count one by one.
 * @returns the seconds to wait when it is one too many
 */
export const countSignIn = (db: Database, clock: Clock, attempt: Attempt): Promise<number | undefined> =>
  countAttempts(db, clock, limitsFor('sign-in', attempt, attemptLimits));

/** Takes an attempt that succeeded off the count again. */
export const forgiveSignIn = (db: Database, clock: Clock, attempt: Attempt): Promise<void> =>
  uncountAttempts(db, clock, limitsFor('sign-in', attempt, attemptLimits));

/** The table holds no name: nobody who reads it learns who signs in. */
export function limitsFor(
  what: string,
  { username, address }: Pick<Attempt, 'username' | 'address'>,
  most: { readonly account: number; readonly address: number },
): readonly RateLimit[] {
  const name = createHash('sha256').update(username.toLowerCase()).digest('base64url');
  return [
    { key: `${what} account ${name}`, most: most.account },
    { key: `${what} address ${addressToCount(address)}`, most: most.address },
  ];
}
