import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { Refusal } from '../../refusal';
import { addressToCount } from './addressToCount';
import { guessRates } from './guesses';
import { type Counted, count } from './rateLimit';

interface From {
  readonly db: Database;
  readonly clock: Clock;
  readonly address: string;
}

/** Kinds of links that are counted together: in mails, of authenticator apps, of the provider's own people. */
type Kind = 'link' | 'otp link' | 'operator link';

/**
 * Counts an attempt with a link from an address. Uncount it if the link is valid: a whole school may share one
 * address.
 */
export const countLinkTry = (kind: Kind, { db, clock, address }: From): Promise<Counted> =>
  count(db, clock, [{ key: `${kind} address ${addressToCount(address)}`, ...guessRates.address }]);

/**
 * Does the same for a call.
 * @returns the function that uncounts the attempt
 * @throws Refusal `tooManyRequests`
 */
export async function throttleLink(kind: Kind, from: From): Promise<() => Promise<void>> {
  const counted = await countLinkTry(kind, from);
  if (counted.retryAfter === undefined) return counted.forgive;
  throw new Refusal('tooManyRequests', { retryAfter: counted.retryAfter });
}
