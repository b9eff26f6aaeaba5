import type { StaffRole } from '../../../contract/staff/operatorPermissions';
import type { Tx } from '../../db/database';
import { hashOf, newToken } from './secrets';

const MINUTE = 60 * 1000;
/** Minutes without a call after which a session is over, and minutes after which it is in any case. */
const IDLE = 30;
export const LONGEST = 10 * 60;

/** The name of the cookie: no other than that of the operators' console, and of its path alone. */
export const OPERATOR_COOKIE = 'sportello_gestore';

export interface OperatorSession {
  readonly username: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly tokenHash: string;
  /** When the password was last given in this session. */
  readonly confirmedAt: Date | null;
}

/** Begins a session. @returns its token, told to the browser alone */
export async function openSession(
  tx: Tx,
  username: string,
  { address, now }: { readonly address: string; readonly now: Date },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LONGEST * MINUTE);
  // Password and code were given just now.
  const times = { created_at: now, seen_at: now, expires_at: expiresAt, confirmed_at: now };
  await tx
    .insertInto('operator_session')
    .values({ token_hash: hashOf(token), username, address, ...times })
    .execute();
  return token;
}

/** Whose session it is, while it goes on. @param unattended a page asks by itself: that is no sign of life */
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

/** The role of a person at this moment; undefined where they may sign in no more. */
export async function findRole(tx: Tx, username: string): Promise<StaffRole | undefined> {
  const found = await tx
    .selectFrom('operator')
    .select('role')
    .where('username', '=', username)
    .where('enabled', '=', true)
    .executeTakeFirst();
  return found?.role;
}

/** Ends every session of a person, on whichever machine. @param who as in the log */
export async function endSessions(tx: Tx, who: string): Promise<void> {
  const [, username] = who.split('operatore/');
  if (username) await tx.deleteFrom('operator_session').where('username', '=', username).execute();
}
