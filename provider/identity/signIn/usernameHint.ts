import type { Database } from '../../db/database';
import { readProfile } from '../accounts/readProfile';
import { readSubject } from '../subject';

/** Format of a uid or an e-mail address. Other hints are not shown, because any link can contain a hint. */
const SHOWABLE = /^[\w.@+'-]{1,254}$/;

/**
 * Returns the name to prefill on the sign-in page, from `login_hint`: a uid or an e-mail address. If the hint is the
 * subject of the current session (`signedInAs`), it returns the sign-in name of that subject. Empty for other hints.
 */
export async function usernameHint(
  db: Database,
  hint: unknown,
  signedInAs: string | undefined,
): Promise<string> {
  if (typeof hint !== 'string') return '';
  if (hint === signedInAs) {
    const profile = await db.asIdentity((tx) => readProfile(tx, readSubject(hint)));
    return profile?.preferred_username ?? '';
  }
  return SHOWABLE.test(hint) ? hint : '';
}
