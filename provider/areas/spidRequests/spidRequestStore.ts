import type { Tx } from '../../db/database';

/** The request of a school, with what of the school decides on it. */
export const readRequest = (tx: Tx, customerCode: string) =>
  tx
    .selectFrom('spid_request')
    .innerJoin('school', 'school.customer_code', 'spid_request.customer_code')
    .selectAll('spid_request')
    .select(['private_school', 'spid_enabled'])
    .where('spid_request.customer_code', '=', customerCode)
    .executeTakeFirst();
