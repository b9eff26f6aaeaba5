import type { Tx } from '../../db/database';
import { findCandidate } from '../accounts/findCandidate';
import { readRights } from '../accounts/readRights';
import { readSubject, type Subject } from '../subject';

/**
 * Finds the person named by the external provider: the user name of a school account, the e-mail address of an
 * ArgoID, which acts as `wanted` or as its first account, or a whole subject (`person::uid`).
 * @returns undefined when no account matches
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
