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

/** Kinds of links; attempts are counted by kind: links in mails, to set up apps, and for the provider's people. */
type Kind = 'link' | 'otp link' | 'operator link';

/**
 * Counts an attempt with a link by the client's address. Call `forgive` if the link is valid, because a whole school
 * may share one address.
 */
export const countLinkTry = (kind: Kind, { db, clock, address }: From): Promise<Counted> =>
  count(db, clock, [{ key: `${kind} address ${addressToCount(address)}`, ...guessRates.address }]);

/**
 * Counts an attempt with a link as `countLinkTry` does, and throws after too many.
 * @returns the function that takes the attempt back; to call if the link is valid
 * @throws Refusal `tooManyRequests`
 */
export async function throttleLink(kind: Kind, from: From): Promise<() => Promise<void>> {
  const counted = await countLinkTry(kind, from);
  if (counted.retryAfter === undefined) return counted.forgive;
  throw new Refusal('tooManyRequests', { retryAfter: counted.retryAfter });
}
