import { sql } from 'kysely';
import type { Tx } from '../../db/database';
import { endAccess } from '../access/endAccess';

/**
 * Deletes accounts with everything attached to them: roles, links to choose a password, offices, aliases, their waiting
 * mails, and their names at SCIM clients. Their tokens are refused from now on.
 */
export async function removeAccounts(
  { tx, customerCode, now }: { readonly tx: Tx; readonly customerCode: string; readonly now: Date },
  uids: readonly string[],
): Promise<void> {
  if (uids.length === 0) return;
  await endAccess(tx, 'removed', { customerCode, uids }, now);
  const theirs = sql<string>`any(${uids}::text[])`;
  await tx
    .deleteFrom('mail')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', theirs)
    .where('sent_at', 'is', null)
    .execute();
  await tx
    .deleteFrom('scim_external_id')
    .where('customer_code', '=', customerCode)
    .where('type', 'in', ['User', 'UserName'])
    .where('id', '=', theirs)
    .execute();
  await tx
    .deleteFrom('account')
    .where('customer_code', '=', customerCode)
    .where('uid', '=', theirs)
    .execute();
}
