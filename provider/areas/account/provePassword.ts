import type { Arriving } from '../../http/call';
import { readOwner } from '../../identity/accounts/readOwner';
import { verifyPassword } from '../../identity/password';
import { accountKey } from '../../identity/rateLimit/accountKey';
import { count } from '../../identity/rateLimit/rateLimit';
import { Refusal } from '../../refusal';

/** How many passwords may be wrong of whoever is signed in, in whichever form they are asked for. */
export const passwordAgainRate = { most: 10, seconds: 15 * 60 } as const;

/** What somebody said again of who they are. */
export interface ProvedPassword {
  readonly right: boolean;
  /** What a password was compared with. */
  readonly hash?: string | null;
  /** Takes the attempt off the count, once it has led to something. */
  readonly forgive: () => Promise<void>;
}

/**
 * Compares a password with that of whoever is signed in.
 * @throws Refusal `tooManyRequests` after many wrong ones
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
