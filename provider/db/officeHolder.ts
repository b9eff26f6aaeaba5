import type { Office } from '../../contract/entities/office';
import type { Tx } from './database';

/** Who holds an office now. */
export interface Holder {
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  readonly codice_fiscale: string | null;
}

/** Who holds an office of the school now, if anybody. */
export const readHolder = (tx: Tx, customerCode: string, office: Office): Promise<Holder | undefined> =>
  tx
    .selectFrom('office')
    .innerJoin('account', (join) =>
      join
        .onRef('account.customer_code', '=', 'office.customer_code')
        .onRef('account.uid', '=', 'office.uid'),
    )
    .select(['account.uid', 'account.sn', 'account.cn', 'account.codice_fiscale'])
    .where('office.customer_code', '=', customerCode)
    .where('office.office', '=', office)
    .executeTakeFirst();
