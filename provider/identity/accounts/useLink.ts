import { sql } from 'kysely';
import type { Clock } from '../../../contract/values/clock';
import type { Tx } from '../../db/database';
import { endAccess } from '../access/endAccess';
import { tokenHash } from './passwordLinks';

/** Owner of a link to choose a password. */
export interface LinkOwner {
  readonly customerCode: string;
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  readonly email: string;
  readonly firstAccess: boolean;
  /** The link was printed: using it does not prove that the person reads the e-mail. */
  readonly onPaper: boolean;
  readonly emailConfirmed: boolean;
}

/** Joins a link with its account, if that is enabled. */
const linked = (tx: Tx, token: string) =>
  tx
    .selectFrom('password_link')
    .innerJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'password_link.customer_code')
        .onRef('account.uid', '=', 'password_link.uid'),
    )
    .where('token_hash', '=', tokenHash(token))
    .where('account.enabled', '=', true);

/** Returns the owner of a link; undefined if it is expired, used or unknown, or if the account is disabled. */
export async function readLink(tx: Tx, token: string, now: Date): Promise<LinkOwner | undefined> {
  const row = await linked(tx, token)
    .select(['account.customer_code', 'account.uid', 'sn', 'cn', 'email', 'last_login'])
    .select(['on_paper', 'email_confirmed'])
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  const { uid, sn, cn, email } = row;
  return {
    customerCode: row.customer_code,
    uid,
    sn,
    cn,
    email,
    firstAccess: row.last_login === null,
    onPaper: row.on_paper,
    emailConfirmed: row.email_confirmed,
  };
}

/**
 * Returns whether a link, expired or not, is for the first password of a person with an unconfirmed e-mail. Such a
 * person cannot ask for another link by mail.
 */
export async function wasFirstAccess(tx: Tx, token: string): Promise<boolean> {
  const row = await linked(tx, token)
    .select('account.uid')
    .where('account.last_login', 'is', null)
    .where('account.email_confirmed', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up a link; of two concurrent calls one finds it. @returns whether it existed */
export async function consumeLink(tx: Tx, { customerCode }: LinkOwner, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_link')
    .where('customer_code', '=', customerCode)
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/**
 * Sets the password of an account, in place of every earlier means of access. A person who used a link from a mail
 * has shown that they read that e-mail.
 */
export async function setPassword(
  tx: Tx,
  { customerCode, uid, onPaper }: LinkOwner,
  password_hash: string,
  clock: Clock,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password_hash, version: sql<number>`version + 1`, ...(!onPaper && { email_confirmed: true }) })
    .where('customer_code', '=', customerCode)
    .where('uid', '=', uid)
    .execute();
  // This is the last step, so that it also ends sessions that began with the old password while the new one was hashed.
  await endAccess(tx, 'passwordChosen', { customerCode, uids: [uid] }, clock.now());
}
