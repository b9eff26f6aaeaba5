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

/** Which links are counted together: those in mails, those of apps that give codes, those of the provider's own people. */
type Kind = 'link' | 'otp link' | 'operator link';

/** Counts a try of a link from an address. It is to be forgiven once the link was a right one: a whole school may be behind one address. */
export const countLinkTry = (kind: Kind, { db, clock, address }: From): Promise<Counted> =>
  count(db, clock, [{ key: `${kind} address ${addressToCount(address)}`, ...guessRates.address }]);

/**
 * The same for a call.
 * @returns what takes the try off the count
 * @throws Refusal `tooManyRequests`
 */
export async function throttleLink(kind: Kind, from: From): Promise<() => Promise<void>> {
  const counted = await countLinkTry(kind, from);
  if (counted.retryAfter === undefined) return counted.forgive;
  throw new Refusal('tooManyRequests', { retryAfter: counted.retryAfter });
}
