import { sql } from 'kysely';
import type { Clock } from '../../../contract/values/clock';
import type { Tx } from '../../db/database';
import { endAccess } from '../access/endAccess';
import { tokenHash } from './passwordLinks';

/** Whose a link is. */
export interface LinkOwner {
  readonly customerCode: string;
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  readonly email: string;
  readonly firstAccess: boolean;
  /** The link was printed: who used it has not shown to read the e-mail. */
  readonly onPaper: boolean;
  readonly emailConfirmed: boolean;
}

/** A link with its account, as long as that is enabled. */
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

/** Whose link this is; undefined when it is expired, used, none, or of an account that is disabled. */
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

/** Whether a link that is over was to a first password, of somebody whom no other can be written to. */
export async function wasFirstAccess(tx: Tx, token: string): Promise<boolean> {
  const row = await linked(tx, token)
    .select('account.uid')
    .where('account.last_login', 'is', null)
    .where('account.email_confirmed', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses a link up: of two calls at once one finds it. @returns whether it was there */
export async function consumeLink(tx: Tx, { customerCode }: LinkOwner, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('password_link')
    .where('customer_code', '=', customerCode)
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/**
 * Gives an account a password, in place of whatever let somebody in before. Whoever used a link out of a mail reads
 * what is sent to that e-mail.
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
  // Now that nobody signs in with the one before any more: who did a moment ago, while it was hashed, is out too.
  await endAccess(tx, 'passwordChosen', { customerCode, uids: [uid] }, clock.now());
}
