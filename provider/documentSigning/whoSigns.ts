import type { Office } from '../../contract/entities/office';
import { refusalOf } from '../../contract/signatures/refusal';
import type { Tx } from '../db/database';
import { refused } from './signSteps';

/** Who must sign: name and tax code as the school knows them. */
export interface Signatory {
  readonly uid: string;
  readonly name: string;
  readonly taxCode: string;
}

/** Who holds an office of the school and can sign; undefined where nobody does, or the tax code is missing. */
export async function signatoryOf(
  tx: Tx,
  customerCode: string,
  office: Office,
): Promise<Signatory | undefined> {
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
  if (!row?.codice_fiscale) return undefined;
  return { uid: row.uid, name: `${row.cn} ${row.sn}`, taxCode: row.codice_fiscale.toUpperCase() };
}

/** The head of the school: contract, clauses, activation form and resizing summary are signed by nobody else. @throws Refusal */
export async function headWhoSigns(tx: Tx, customerCode: string): Promise<Signatory> {
  const head = await signatoryOf(tx, customerCode, 'DS');
  if (!head) throw refused(refusalOf('no-signer'));
  return head;
}
