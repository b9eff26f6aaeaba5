import { genericHeads } from '../../contract/resizing/resizing';
import type { Tx } from './database';

/** Reads the possible heads of a school: the part of the uid before the customer code is compared. */
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
