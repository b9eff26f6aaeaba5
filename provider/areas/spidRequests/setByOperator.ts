import { spidRequestSet } from '../../../contract/endpoints/spidRequests';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';

/** PostgreSQL's code for a row that names another one which is not there. */
const NOT_THERE = '23503';

/** Says how far the request of a school is; makes it where there is none. */
export const setByOperator = implement(spidRequestSet, async (call, { body }) => {
  const { customerCode, statusRichiesta } = body;
  // One that is to be signed, again perhaps, is another document than the one before.
  const anew = statusRichiesta === 'NON_GENERATA' || statusRichiesta === 'DA_FIRMARE';
  const row = { status: statusRichiesta, modified_date: call.now, ...(anew && { document_id: null }) };
  await call.tx
    .insertInto('spid_request')
    .values({ customer_code: customerCode, ...row })
    .onConflict((there) => there.column('customer_code').doUpdateSet(row))
    .execute()
    .catch((error: { code?: string }) => {
      if (error.code !== NOT_THERE) throw error;
      throw new Refusal('notFound', { detail: `La scuola ${customerCode} non c'è.` });
    });
  call.audit({ entity: 'spidRequest', action: 'set', id: customerCode, after: { statusRichiesta } });
  return { statusRichiesta };
});
