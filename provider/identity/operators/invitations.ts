import type { Tx } from '../../db/database';
import { systemClock } from '../../systemClock';
import type { Seal } from '../secondFactor/seal';
import { newSecret, stepOf } from '../secondFactor/totp';
import { codesOf, hashOf, newToken } from './secrets';

const DAY = 24 * 60 * 60 * 1000;
const DAYS = 1;

export interface Invited {
  readonly username: string;
  readonly name: string;
  readonly secret: string;
}

/**
 * Issues the link for the first access of an operator. Earlier links, sessions, the password and the second factor end.
 * @returns the token of the link, which is shown once and not stored, and its expiry
 */
export async function issueInvitation(tx: Tx, username: string, now: Date) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + DAYS * DAY);
  await tx
    .updateTable('operator')
    .set({ password_hash: null, otp_secret: null })
    .where('username', '=', username)
    .execute();
  for (const table of ['operator_invitation', 'operator_session'] as const)
    await tx.deleteFrom(table).where('username', '=', username).execute();
  await tx
    .insertInto('operator_invitation')
    .values({ token_hash: hashOf(token), username, otp_secret: null, created_at: now, expires_at: expiresAt })
    .execute();
  return { token, expiresAt };
}

/**
 * Opens a link and creates the secret of the second factor; undefined if the link is not valid. A link can be opened
 * only once, so that a person notices if somebody else has opened it.
 */
export async function openInvitation(
  tx: Tx,
  seal: Seal,
  token: string,
  now: Date,
): Promise<Invited | undefined> {
  const found = await invitationOf(tx, token, now);
  if (!found || found.otp_secret !== null) return undefined;
  const { username, name } = found;
  const secret = newSecret();
  await tx
    .updateTable('operator_invitation')
    .set({ otp_secret: seal.close(secret, codesOf(username)) })
    .where('token_hash', '=', hashOf(token))
    .execute();
  return { username, name, secret };
}

/** Returns the operator and secret of an opened link; undefined if the link is not valid or not opened. */
export async function openedInvitation(
  tx: Tx,
  seal: Seal,
  token: string,
  now: Date,
): Promise<Invited | undefined> {
  const found = await invitationOf(tx, token, now);
  if (!found?.otp_secret) return undefined;
  const { username, name, otp_secret } = found;
  return { username, name, secret: seal.open(otp_secret, codesOf(username)) };
}

/**
 * Sets an operator's password and factor, if the code matches the key; the link is used up.
 * @returns whether it matched
 */
export async function useInvitation(
  tx: Tx,
  seal: Seal,
  { username, secret }: Invited,
  { passwordHash, code }: { readonly passwordHash: string; readonly code: string },
): Promise<boolean> {
  // Authenticator apps follow real time, not the clock of a demo.
  const step = stepOf(secret, code.replace(/\s/g, ''), systemClock.now());
  if (step === undefined) return false;
  await tx.deleteFrom('operator_invitation').where('username', '=', username).execute();
  await tx
    .updateTable('operator')
    .set({
      password_hash: passwordHash,
      otp_secret: seal.close(secret, codesOf(username)),
      // The code that proved the app cannot be used to sign in.
      otp_step: step,
    })
    .where('username', '=', username)
    .execute();
  return true;
}

const invitationOf = (tx: Tx, token: string, now: Date) =>
  tx
    .selectFrom('operator_invitation')
    .innerJoin('operator', 'operator.username', 'operator_invitation.username')
    .select(['operator.username', 'operator.name', 'operator_invitation.otp_secret'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .where('operator.enabled', '=', true)
    .forUpdate('operator_invitation')
    .executeTakeFirst();
