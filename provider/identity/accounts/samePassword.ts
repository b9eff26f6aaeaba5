import type { Tx } from '../../db/database';
import type { Subject } from '../subject';

/**
 * Whether somebody still has the password that was compared, outside of this transaction: it may have been changed
 * meanwhile. It stays the same until the transaction ends.
 */
export async function hasSamePassword(
  tx: Tx,
  { userType, person, customerCode, uid }: Subject,
  passwordHash: string,
): Promise<boolean> {
  const row =
    userType === 'ALIAS'
      ? await tx
          .selectFrom('alias')
          .select('person')
          .where('person', '=', person)
          .where('password_hash', '=', passwordHash)
          .forNoKeyUpdate()
          .executeTakeFirst()
      : await tx
          .selectFrom('account')
          .select('uid')
          .where('customer_code', '=', customerCode)
          .where('uid', '=', uid)
          .where('password_hash', '=', passwordHash)
          .forNoKeyUpdate()
          .executeTakeFirst();
  return row !== undefined;
}
