import type { Arriving } from '../../http/call';
import { findAccount } from '../../identity/accounts/findCandidate';
import { rememberRefusal } from '../../identity/accounts/rememberSignIn';
import { verifyPassword } from '../../identity/password';
import { accountKey } from '../../identity/rateLimit/accountKey';
import { guesses } from '../../identity/rateLimit/guesses';
import { count } from '../../identity/rateLimit/rateLimit';
import { Refusal } from '../../refusal';

/** Maximum number of wrong account passwords entered by one signed-in person. */
export const aliasGuessRate = { most: 10, seconds: 15 * 60 } as const;

/** Maximum length of a user name; longer ones are not looked up. */
const NAME_LIMIT = 254;

export interface ProvedAccount {
  readonly outcome: 'right' | 'wrong' | 'unknown';
  /** The name as written in the database. */
  readonly uid?: string;
  /** Removes the attempt from the counts, once the call has succeeded. */
  readonly forgive: () => Promise<void>;
}

/**
 * Verifies the name and password of a school account, which need not be the current one. The attempt counts against the
 * person who asks. It also counts against the account and the IP address, like a sign-in, so that this call does not
 * allow additional guesses.
 * @throws Refusal `tooManyRequests` after many attempts
 */
export async function proveAccount(arriving: Arriving): Promise<ProvedAccount> {
  const { services, holder, address, body } = arriving;
  const { db, clock } = services;
  const { user, secret } = (body ?? {}) as Record<string, unknown>;
  const username = typeof user === 'string' ? user.trim() : '';
  const counted = await count(db, clock, [
    { key: `alias guess ${accountKey(holder.person)}`, ...aliasGuessRate },
    ...guesses('sign-in', { username, address }),
  ]);
  if (counted.retryAfter !== undefined) {
    throw new Refusal('tooManyRequests', { retryAfter: counted.retryAfter });
  }
  const { forgive } = counted;
  if (username === '' || username.length > NAME_LIMIT || username.includes('\0')) {
    return { outcome: 'unknown', forgive };
  }
  const found = await db.asIdentity((tx) => findAccount(tx, username));
  if (!found) return { outcome: 'unknown', forgive };
  const { subject, passwordHash } = found;
  if (await verifyPassword(passwordHash, String(secret ?? ''))) {
    return { outcome: 'right', uid: subject.uid, forgive };
  }
  const at = clock.now();
  await db.asIdentity((tx) => rememberRefusal(tx, subject, { at, address }));
  return { outcome: 'wrong', forgive };
}

/**
 * @returns the uid of the verified account
 * @throws Refusal for wrong credentials or an unknown account, with the messages of ALIAS-042 and ALIAS-043
 */
export function provenUid({ outcome, uid }: ProvedAccount): string {
  if (outcome === 'wrong') throw new Refusal('wrongCredentials');
  if (uid === undefined) throw new Refusal('unknownAccount');
  return uid;
}
