import type { Database } from '../../db/database';
import type { Subject } from '../subject';
import { readProfile } from './readProfile';

/** What somebody types to sign in as this subject: the user name, of an alias its e-mail address. */
export async function signInName(db: Database, subject: Subject): Promise<string> {
  if (subject.userType !== 'ALIAS') return subject.uid;
  const profile = await db.asIdentity((tx) => readProfile(tx, subject));
  return profile?.preferred_username ?? subject.sub;
}
