import { licenceProductList } from '../../../contract/licences/endpoints';
import { LISTED_TWICE } from '../../../contract/licences/licenceProduct';
import { dayInRome } from '../../../contract/values/dates';
import { implement } from '../../http/call';
import { productOn } from '../../platform/products';

export const list = implement(licenceProductList, async ({ tx, caller, now }, { params: { type } }) => {
  const rows = await tx
    .selectFrom('licence_product')
    .selectAll()
    .where('customer_code', '=', caller.customerCode)
    .where((build) => {
      const ofType = build('tipo', '=', type);
      if (type !== 'client-server') return ofType;
      return build.or([
        ofType,
        build.and([build('tipo', '=', 'web'), build('id_prodotto', '=', LISTED_TWICE)]),
      ]);
    })
    .orderBy('descrizione')
    .orderBy('id_prodotto')
    .execute();
  const today = dayInRome(now);
  return rows.map((row) => productOn(row, today));
});
