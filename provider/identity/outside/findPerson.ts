import type { Tx } from '../../db/database';
import { findCandidate } from '../accounts/findCandidate';
import { readRights } from '../accounts/readRights';
import { readSubject, type Subject } from '../subject';

/**
 * Finds the subject for an account name from the external provider.
 * @param account the uid of a school account, the e-mail of an alias (ArgoID), or a whole subject (`person::uid`)
 * @param wanted the account as which an alias acts; by default the first one linked
 * @returns undefined if no account matches
 */
export async function findPerson(
  tx: Tx,
  account: string,
  now: Date,
  wanted?: Subject,
): Promise<Subject | undefined> {
  if (!account.includes('::')) return (await findCandidate(tx, account, now, wanted))?.subject;
  const subject = readSubject(account);
  // The provider's staff sign in here, by a consent, and never from outside.
  if (subject.userType === 'SUPPORT') return undefined;
  return (await readRights(tx, subject, now)) && subject;
}
