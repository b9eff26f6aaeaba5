import type { Database } from '../../db/database';
import type { Subject } from '../subject';
import { readProfile } from './readProfile';

/** Returns the name with which this subject signs in: the user name, or the e-mail address of an alias. */
export async function signInName(db: Database, subject: Subject): Promise<string> {
  if (subject.userType !== 'ALIAS') return subject.uid;
  const profile = await db.asIdentity((tx) => readProfile(tx, subject));
  return profile?.preferred_username ?? subject.sub;
}
