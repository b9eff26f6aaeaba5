import type { Office } from '../../contract/offices/office';
import { asTaxCode, type TaxCode } from '../../contract/values/codiceFiscale';
import type { Tx } from './database';

/** Current holder of an office. */
export interface Holder {
  readonly uid: string;
  readonly sn: string;
  readonly cn: string;
  readonly codice_fiscale: TaxCode | null;
}

/** Converts the columns of an account to a holder. */
export const holderOf = (
  row: Omit<Holder, 'codice_fiscale'> & { codice_fiscale: string | null },
): Holder => ({
  ...row,
  codice_fiscale: row.codice_fiscale === null ? null : asTaxCode(row.codice_fiscale),
});

/** Reads the current holder of an office of the school, if any. */
export async function readHolder(tx: Tx, customerCode: string, office: Office): Promise<Holder | undefined> {
  const row = await tx
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
  return row && holderOf(row);
}
