import { dsgaRead, dsRead } from '../../../contract/endpoints/offices';
import type { Tx } from '../../db/database';
import { implement } from '../../http/call';

/** Who holds an office of the school now. */
async function holder(tx: Tx, customerCode: string, office: 'DS' | 'DSGA') {
  return tx
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
}

export const ds = implement(dsRead, async ({ tx }, { params }) => {
  const found = await holder(tx, params.customerCode, 'DS');
  if (!found) return {};
  const { uid, cn, sn, codice_fiscale } = found;
  return { ds: { uidDs: uid, nomeDs: cn, cognomeDs: sn, codiceFiscaleDs: codice_fiscale ?? '' } };
});

export const dsga = implement(dsgaRead, async ({ tx }, { params }) => {
  const found = await holder(tx, params.customerCode, 'DSGA');
  if (!found) return {};
  const { uid, cn, sn, codice_fiscale } = found;
  return { dsga: { uidDsga: uid, nomeDsga: cn, cognomeDsga: sn, codiceFiscaleDsga: codice_fiscale ?? '' } };
});
