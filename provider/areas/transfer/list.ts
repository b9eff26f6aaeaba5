import { practiceList } from '../../../contract/transfer/endpoints';
import { implement } from '../../http/call';
import { practiceOf } from './practiceStore';

export const list = implement(practiceList, async ({ tx, caller }) => {
  const rows = await tx
    .selectFrom('practice')
    .selectAll()
    .where('customer_code', '=', caller.customerCode)
    .orderBy('updated_date', 'desc')
    .orderBy('cod_min_altri')
    .orderBy('area')
    .execute();
  return rows.map(practiceOf);
});
