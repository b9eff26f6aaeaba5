import type { Tx } from '../../db/database';
import type { Subject } from '../subject';

/**
 * Tells whether somebody's password is still the one compared outside this transaction, and locks it until the
 * transaction ends.
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
