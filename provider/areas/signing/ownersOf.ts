import type { SignerOwner } from '../../../contract/signing/endpoints';
import type { SignatureReport } from '../../../contract/signing/report';
import type { Tx } from '../../db/database';

/** Returns the people of a school whose tax codes are in the certificates of a signed file, with their office. */
export async function ownersOf(
  tx: Tx,
  customerCode: string,
  report: SignatureReport,
): Promise<readonly SignerOwner[]> {
  const taxCodes = report.signers.flatMap(({ taxCode }) => taxCode ?? []);
  if (taxCodes.length === 0) return [];
  const rows = await tx
    .selectFrom('account')
    .leftJoin('office', (join) =>
      join
        .onRef('office.customer_code', '=', 'account.customer_code')
        .onRef('office.uid', '=', 'account.uid'),
    )
    .select(['account.codice_fiscale', 'account.cn', 'account.sn', 'office.office'])
    .where('account.customer_code', '=', customerCode)
    .where('account.codice_fiscale', 'in', taxCodes)
    .orderBy('office.office')
    .orderBy('account.uid')
    .execute();
  return rows.flatMap(({ codice_fiscale: taxCode, cn, sn, office }) =>
    taxCode ? [{ taxCode, name: `${cn} ${sn}`, ...(office && { office }) }] : [],
  );
}
