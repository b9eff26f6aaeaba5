import type { Tx } from '../db/database';
import { insertRows } from '../db/insertRows';

/** A role given to an account. */
export interface GivenGroup {
  readonly customerCode: string;
  readonly uid: string;
  readonly ac: string;
  readonly cn: string;
}

/** Gives new accounts their roles. */
export async function giveGroups(tx: Tx, groups: readonly GivenGroup[]): Promise<void> {
  await insertRows(
    tx,
    'account_group',
    { customer_code: 'text', uid: 'text', ac: 'text', cn: 'text' },
    groups.map(({ customerCode, uid, ac, cn }) => [customerCode, uid, ac, cn]),
  );
}
