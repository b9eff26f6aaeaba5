import type { Tx } from '../../db/database';

/** That other accounts of the school have this tax code too, a sentence for each. It is no refusal: people may have two. */
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
  return others.map(
    (other) =>
      `Il codice fiscale è anche dell'utenza ${other.uid} di ${other.cn} ${other.sn}: con lo stesso codice nessuna delle due può entrare con SPID o CIE.`,
  );
}
