import { importColumns } from '../../../contract/imports/endpoints';
import { implement } from '../../http/call';
import { permitted } from './permitted';

export const columns = implement(
  importColumns,
  async (call, { params: { customerCode }, query: { resource } }) => {
    permitted(call, resource);
    const rows = await call.tx
      .selectFrom('import_column')
      .select(['header', 'field'])
      .where('customer_code', '=', customerCode)
      .where('resource', '=', resource)
      .orderBy('header')
      .limit(200)
      .execute();
    return rows.map(({ header, field }) => ({ header, ...(field && { field }) }));
  },
);
