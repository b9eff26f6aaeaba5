import type { StaffRole } from '../../../contract/staff/operatorPermissions';
import type { Clock } from '../../../contract/values/clock';
import { PLATFORM, recordAudit } from '../../audit/recordAudit';
import type { Database, Tx } from '../../db/database';
import { systemClock } from '../../systemClock';
import { verifyPassword } from '../password';
import { type Guess, guesses } from '../rateLimit/guesses';
import { count } from '../rateLimit/rateLimit';
import { sealOf } from '../secondFactor/seal';
import { stepOf } from '../secondFactor/totp';
import { codesOf } from './secrets';
import { openSession } from './sessions';
import { whoIs } from './who';

interface Typed extends Guess {
  readonly password: string;
  readonly code: string;
}

/** The new session; or `retryAfter`, in seconds, after too many attempts; undefined if anything typed was wrong. */
export type SignedIn =
  | {
      readonly token: string;
      readonly username: string;
      readonly name: string;
      readonly role: StaffRole;
    }
  | { readonly retryAfter: number }
  | undefined;

/** Signs a person of the provider in, with password and one-time code together. */
export async function signInOperator(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { username, password, code, address, device }: Typed,
): Promise<SignedIn> {
  const counted = await count(db, clock, guesses('operator', { username, address, device }));
  if (counted.retryAfter !== undefined) return { retryAfter: counted.retryAfter };
  const found = await db.asIdentity((tx) =>
    tx
      .selectFrom('operator')
      .select(['username', 'name', 'role', 'password_hash', 'otp_secret'])
      .where('username', '=', username.toLowerCase())
      .where('enabled', '=', true)
      .executeTakeFirst(),
  );
  // An unknown name takes the same time, so that the time does not show which names exist.
  const right = await verifyPassword(found?.password_hash, password);
  const now = clock.now();
  const seal = await sealOf(db);
  const token = await db.asIdentity(async (tx) => {
    const key = found?.otp_secret && seal.open(found.otp_secret, codesOf(found.username));
    // Authenticator apps follow real time, not the clock of a demo.
    const step = key ? stepOf(key, code.replace(/\s/g, ''), systemClock.now()) : undefined;
    const taken = right && step !== undefined && found && (await takeStep(tx, found, step, now));
    if (found) {
      const who = whoIs.person(found.username);
      const actor = { customerCode: PLATFORM, who, asWhom: who, address, at: now };
      const line = { entity: 'operatorSession', action: 'open', id: found.username };
      await recordAudit(tx, actor, [taken ? line : { ...line, reason: 'unauthenticated' }]);
    }
    return taken ? openSession(tx, found.username, { address, now }) : undefined;
  });
  if (!token || !found) return undefined;
  await counted.forgive();
  return { token, username: found.username, name: found.name, role: found.role };
}

/** Marks a code as used: a code that was observed or intercepted must be worthless. */
async function takeStep(
  tx: Tx,
  { username, password_hash }: { readonly username: string; readonly password_hash: string | null },
  step: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('operator')
    .set({ otp_step: step, signed_in_at: now })
    .where('username', '=', username)
    .where('enabled', '=', true)
    // The password may have been removed during the comparison.
    .where('password_hash', '=', password_hash)
    .where('otp_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
