import type { Arriving } from '../../http/call';
import { accountKey } from '../../identity/rateLimit/accountKey';
import { count } from '../../identity/rateLimit/rateLimit';
import { sealOf } from '../../identity/secondFactor/seal';
import { takeCode } from '../../identity/secondFactor/takeCode';
import { Refusal } from '../../refusal';
import { systemClock } from '../../systemClock';
import { type ProvedPassword, passwordAgainRate } from './provePassword';

/**
 * Verifies a code of the current account; each code works only once.
 * @throws Refusal `tooManyRequests` after many wrong codes
 */
export async function proveCode({ services, holder }: Arriving, code: string): Promise<ProvedPassword> {
  const { db, clock } = services;
  const key = `code again ${accountKey(`${holder.customerCode}/${holder.uid}`)}`;
  const counted = await count(db, clock, [{ key, ...passwordAgainRate }]);
  if (counted.retryAfter !== undefined) {
    throw new Refusal('tooManyRequests', { retryAfter: counted.retryAfter });
  }
  const seal = await sealOf(db);
  // Authenticator apps follow real time, not that of a demo.
  const right = await db.asIdentity((tx) => takeCode(tx, seal, holder, code, systemClock.now()));
  return { right, forgive: counted.forgive };
}
