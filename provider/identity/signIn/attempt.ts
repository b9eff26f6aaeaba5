import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../../contract/values/clock';
import type { Database } from '../../db/database';
import { counts } from '../../telemetry/counts';
import { findCandidate } from '../accounts/findCandidate';
import { rememberRefusal, rememberSignIn } from '../accounts/rememberSignIn';
import { hasSamePassword } from '../accounts/samePassword';
import { verifyPassword } from '../password';
import { guesses } from '../rateLimit/guesses';
import { count } from '../rateLimit/rateLimit';
import { codeNeeded } from '../secondFactor/factors';
import type { Attempt, Outcome } from './outcome';

/** Minimum duration of a failed attempt, in milliseconds. The work takes less, so its varying time does not show. */
const FAILURE_TAKES = 400;

const COUNTED = { signedIn: 'done', codeNeeded: 'next', wrong: 'wrong', tooMany: 'throttled' } as const;

/**
 * Signs somebody in with a name and a password, or finds that a code is needed too. A failure does not reveal whether
 * the name exists.
 */
export async function attemptSignIn(db: Database, clock: Clock, attempt: Attempt): Promise<Outcome> {
  const outcome = await signInWith(db, clock, attempt);
  counts.signIns.add({ way: 'password', outcome: COUNTED[outcome.kind] });
  return outcome;
}

async function signInWith(db: Database, clock: Clock, attempt: Attempt): Promise<Outcome> {
  const notBefore = delay(FAILURE_TAKES);
  // Count before checking the password, so that concurrent attempts count one by one.
  const counted = await count(db, clock, guesses('sign-in', attempt));
  if (counted.retryAfter !== undefined) return { kind: 'tooMany', retryAfter: counted.retryAfter };
  const at = clock.now();
  const candidate = await db.asIdentity((tx) => findCandidate(tx, attempt.username, at, attempt.wanted));
  const moment = { at, address: attempt.address, userAgent: attempt.userAgent };
  if (await verifyPassword(candidate?.passwordHash, attempt.password)) {
    const { subject, passwordHash } = candidate as NonNullable<typeof candidate>;
    const outcome = await db.asIdentity(async (tx): Promise<Outcome | undefined> => {
      // The password may have been changed during the comparison.
      if (!(await hasSamePassword(tx, subject, String(passwordHash)))) return undefined;
      if ((await codeNeeded(tx, subject)).account) return { kind: 'codeNeeded', subject, at };
      return { kind: 'signedIn', subject, at, signIn: await rememberSignIn(tx, subject, moment) };
    });
    if (outcome) {
      await counted.forgive();
      return outcome;
    }
  }
  if (candidate) await db.asIdentity((tx) => rememberRefusal(tx, candidate.subject, moment));
  await notBefore;
  return { kind: 'wrong' };
}
