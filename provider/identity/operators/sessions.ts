import type { StaffRole } from '../../../contract/staff/operatorPermissions';
import type { Tx } from '../../db/database';
import { hashOf, newToken } from './secrets';

const MINUTE = 60 * 1000;
/** Minutes without a call after which a session ends. */
const IDLE = 30;
/** Minutes after which a session ends in any case. */
export const LONGEST = 10 * 60;

/** The name of the session cookie, which is for the path of the operators' console only. */
export const OPERATOR_COOKIE = 'sportello_gestore';

export interface OperatorSession {
  readonly username: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly tokenHash: string;
  /** The time when the password was last entered in this session. */
  readonly confirmedAt: Date | null;
}

/** Starts a session. @returns its token, which only the browser gets */
export async function openSession(
  tx: Tx,
  username: string,
  { address, now }: { readonly address: string; readonly now: Date },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LONGEST * MINUTE);
  // Password and code were entered just now.
  const times = { created_at: now, seen_at: now, expires_at: expiresAt, confirmed_at: now };
  await tx
    .insertInto('operator_session')
    .values({ token_hash: hashOf(token), username, address, ...times })
    .execute();
  return token;
}

/**
 * Returns a session with its person; undefined if it is not valid. A call counts as activity.
 * @param unattended true for a call that a page makes by itself, which does not count as activity
 */
export async function findSession(
  tx: Tx,
  token: string,
  now: Date,
  unattended = false,
): Promise<OperatorSession | undefined> {
  const tokenHash = hashOf(token);
  const found = await tx
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.username', 'operator_session.username')
    .select(['operator.username', 'operator.name', 'operator.role', 'seen_at', 'confirmed_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - IDLE * MINUTE))
    .where('operator.enabled', '=', true)
    .executeTakeFirst();
  if (!found) return undefined;
  if (!unattended && found.seen_at.getTime() < now.getTime() - MINUTE)
    await tx
      .updateTable('operator_session')
      .set({ seen_at: now })
      .where('token_hash', '=', tokenHash)
      .execute();
  const { username, name, role, confirmed_at: confirmedAt } = found;
  return { username, name, role, tokenHash, confirmedAt };
}

/** Returns the current role of a person; undefined if they may no longer sign in. */
export async function findRole(tx: Tx, username: string): Promise<StaffRole | undefined> {
  const found = await tx
    .selectFrom('operator')
    .select('role')
    .where('username', '=', username)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return found?.role;
}

/** Ends all sessions of a person. @param who the name in the audit log, such as `operatore/anna` */
export async function endSessions(tx: Tx, who: string): Promise<void> {
  const [, username] = who.split('operatore/');
  if (username) await tx.deleteFrom('operator_session').where('username', '=', username).execute();
}
