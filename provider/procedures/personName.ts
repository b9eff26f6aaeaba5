import type { Doing } from './arrangement';

/** The account that calls, as it is written to. */
export async function readPerson({ tx, caller }: Pick<Doing, 'tx' | 'caller'>) {
  return tx
    .selectFrom('account')
    .select(['sn', 'cn', 'email'])
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', caller.uid)
    .executeTakeFirst();
}

/** The name of whoever calls. */
export async function personName(doing: Pick<Doing, 'tx' | 'caller'>): Promise<string> {
  const found = await readPerson(doing);
  return found ? `${found.cn} ${found.sn}` : doing.caller.uid;
}
