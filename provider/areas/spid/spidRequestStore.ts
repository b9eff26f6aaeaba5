import type { Updateable } from 'kysely';
import type { Tx } from '../../db/database';
import type { Tables } from '../../db/tables';

export type RequestRow = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

/**
 * Reads the request of a school, with the data of the school that affect it.
 * @param lock against concurrent changes
 */
export const readRequest = (tx: Tx, customerCode: string, lock = false) =>
  tx
    .selectFrom('spid_request')
    .innerJoin('school', 'school.customer_code', 'spid_request.customer_code')
    .selectAll('spid_request')
    .select(['private_school', 'spid_enabled'])
    .where('spid_request.customer_code', '=', customerCode)
    .$if(lock, (found) => found.forUpdate('spid_request'))
    .executeTakeFirst();

/** Changes the modifiable columns of a request. */
export async function changeRequest(
  tx: Tx,
  customerCode: string,
  change: Pick<Updateable<Tables['spid_request']>, 'status' | 'modified_date' | 'document_id'>,
): Promise<void> {
  await tx.updateTable('spid_request').set(change).where('customer_code', '=', customerCode).execute();
}
