import type { Updateable } from 'kysely';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';

export type RequestRow = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

/** The request of a school, with what of the school decides on it. @param lock against others who change it */
export const readRequest = (tx: Tx, customerCode: string, lock = false) =>
  tx
    .selectFrom('spid_request')
    .innerJoin('school', 'school.customer_code', 'spid_request.customer_code')
    .selectAll('spid_request')
    .select(['private_school', 'spid_enabled'])
    .where('spid_request.customer_code', '=', customerCode)
    .$if(lock, (found) => found.forUpdate('spid_request'))
    .executeTakeFirst();

/** Changes what may change of a request here. */
export async function changeRequest(
  tx: Tx,
  customerCode: string,
  change: Pick<Updateable<Tables['spid_request']>, 'status' | 'modified_date' | 'document_id'>,
): Promise<void> {
  await tx.updateTable('spid_request').set(change).where('customer_code', '=', customerCode).execute();
}
