import * as usersMessages from '../../../contract/messages/it/users';
import { message } from '../../../contract/messages/message';
import type { Tx } from '../../db/database';

/**
 * Returns a warning for each other account of the school with this tax code. It is not refused: people may have two
 * accounts.
 */
export async function sharedTaxCode(
  tx: Tx,
  customerCode: string,
  { uid, codicefiscale }: { readonly uid: string; readonly codicefiscale: string },
): Promise<string[]> {
  const others = await tx
    .selectFrom('account')
    .select(['uid', 'cn', 'sn'])
    .where('customer_code', '=', customerCode)
    .where('codice_fiscale', '=', codicefiscale)
    .where('uid', '!=', uid)
    .orderBy('uid')
    .execute();
  return others.map((other) =>
    message(usersMessages.taxCodeShared, { uid: other.uid, name: other.cn, surname: other.sn }),
  );
}
