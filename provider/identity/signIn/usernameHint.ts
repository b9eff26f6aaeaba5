import type { Database } from '../../db/database';
import { readProfile } from '../accounts/readProfile';
import { readSubject } from '../subject';

/** A uid or an e-mail address, and nothing stranger: what a link may put into the page. */
const SHOWABLE = /^[\w.@+'-]{1,254}$/;

/**
 * The name to begin the sign-in page with, from `login_hint`: the uid or the e-mail address in it. For the
 * subject of an alias, its e-mail address, but only to the browser that is signed in as it.
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
