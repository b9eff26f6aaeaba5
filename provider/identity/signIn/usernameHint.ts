import type { Database } from '../../db/database';
import { readProfile } from '../accounts/readProfile';
import { readSubject } from '../subject';

/** Format of a uid or an e-mail address: a link may put nothing else into the page. */
const SHOWABLE = /^[\w.@+'-]{1,254}$/;

/**
 * Returns the name to prefill on the sign-in page, from `login_hint`: the uid or the e-mail address in it. For the
 * subject of an alias, returns its e-mail address, but only to the browser that is signed in as it.
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
