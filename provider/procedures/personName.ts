import type { Doing } from './handlers';

/** Reads the fields of the calling account that mails to it need. */
export async function readPerson({ tx, caller }: Pick<Doing, 'tx' | 'caller'>) {
  return tx
    .selectFrom('account')
    .select(['sn', 'cn', 'email'])
    .where('customer_code', '=', caller.customerCode)
    .where('uid', '=', caller.uid)
    .executeTakeFirst();
}

/** Returns the name of the calling person. */
export async function personName(doing: Pick<Doing, 'tx' | 'caller'>): Promise<string> {
  const found = await readPerson(doing);
  return found ? `${found.cn} ${found.sn}` : doing.caller.uid;
}
