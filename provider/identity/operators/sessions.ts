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
}

/** Begins a session. @returns its token, told to the browser alone */
export async function openSession(
  tx: Tx,
  username: string,
  { address, now }: { readonly address: string; readonly now: Date },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LONGEST * MINUTE);
  const times = { created_at: now, seen_at: now, expires_at: expiresAt };
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
  const found = await tx
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.username', 'operator_session.username')
    .select(['operator.username', 'operator.name', 'seen_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - IDLE * MINUTE))
    .where('operator.enabled', '=', true)
    .executeTakeFirst();
  if (!found) return undefined;
  if (!unattended && found.seen_at.getTime() < now.getTime() - MINUTE)
    await tx
      .updateTable('operator_session')
      .set({ seen_at: now })
      .where('token_hash', '=', hashOf(token))
      .execute();
  return { username: found.username, name: found.name };
}

/** Ends every session of a person, on whichever machine. @param who as in the log */
export async function endSessions(tx: Tx, who: string): Promise<void> {
  const [, username] = who.split('operatore/');
  if (username) await tx.deleteFrom('operator_session').where('username', '=', username).execute();
}
