import { genericHeads } from '../../contract/resizing/resizing';
import type { Tx } from './database';

/**
 * Reads the enabled accounts that may belong to the head of a school: those with a tax code and a sign-in. Accounts of
 * an office are excluded by their user name without the customer code, such as `dirigente`.
 */
export async function possibleHeads(tx: Tx, customerCode: string) {
  const rows = await tx
    .selectFrom('account')
    .select(['uid', 'username', 'sn', 'cn'])
    .where('customer_code', '=', customerCode)
    .where('enabled', '=', true)
    .where('codice_fiscale', 'is not', null)
    .where('last_login', 'is not', null)
    .orderBy('sn')
    .orderBy('cn')
    .orderBy('uid')
    .execute();
  return rows
    .filter(({ username }) => !(genericHeads as readonly string[]).includes(username.toLowerCase()))
    .map(({ uid, sn, cn }) => ({ uid, name: `${cn} ${sn}` }));
}
