import type { Arriving } from '../../http/call';
import { readOwner } from '../../identity/accounts/readOwner';
import { verifyPassword } from '../../identity/password';
import { accountKey } from '../../identity/rateLimit/accountKey';
import { count } from '../../identity/rateLimit/rateLimit';
import { Refusal } from '../../refusal';

/** Maximum number of wrong passwords of a signed-in person, over all forms that ask for one. */
export const passwordAgainRate = { most: 10, seconds: 15 * 60 } as const;

/** The result of re-authenticating a person. */
export interface ProvedPassword {
  readonly right: boolean;
  /** The hash with which the password was compared. */
  readonly hash?: string | null;
  /** Removes the attempt from the count, once the call has succeeded. */
  readonly forgive: () => Promise<void>;
}

/**
 * Compares a password with that of the signed-in person.
 * @throws Refusal `tooManyRequests` after many wrong passwords
 */
export async function provePassword(
  { services: { db, clock }, holder }: Arriving,
  password: unknown,
): Promise<ProvedPassword> {
  const key = `password again ${accountKey(holder.person)}`;
  const counted = await count(db, clock, [{ key, ...passwordAgainRate }]);
  if (counted.retryAfter !== undefined) {
    throw new Refusal('tooManyRequests', { retryAfter: counted.retryAfter });
  }
  const { passwordHash } = await db.asIdentity((tx) => readOwner(tx, holder));
  const right = await verifyPassword(passwordHash, String(password ?? ''));
  return { right, hash: passwordHash, forgive: counted.forgive };
}
