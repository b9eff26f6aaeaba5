import { asTaxCode } from '../../../contract/codiceFiscale';
import { spidRequestSet } from '../../../contract/endpoints/spidRequests';
import { implement } from '../../http/call';
import { setSpidRequests } from '../../platform/spidRequests';
import { Refusal } from '../../refusal';

/** PostgreSQL's code for a row that names another one which is not there. */
const NOT_THERE = '23503';

/** Says how far the request of a school is, and who answers for it; makes it where there is none. */
export const setByOperator = implement(spidRequestSet, async (call, { body }) => {
  const { customerCode, statusRichiesta } = body;
  const contact = {
    name: body.nomeCognomeSoggettoReferente,
    taxCode: body.codiceFiscaleSoggettoReferente && asTaxCode(body.codiceFiscaleSoggettoReferente),
    title: body.titoloSoggettoReferente,
    position: body.qualificaSoggettoReferente,
    telephone: body.telSoggettoReferente,
  };
  await setSpidRequests(call.tx, [{ customerCode, status: statusRichiesta, at: call.now, ...contact }]).catch(
    (error: { code?: string }) => {
      if (error.code !== NOT_THERE) throw error;
      throw new Refusal('notFound', { detail: `La scuola ${customerCode} non c'è.` });
    },
  );
  const after = { statusRichiesta, ...(contact.name && { contact: contact.name }) };
  call.audit({ entity: 'spidRequest', action: 'set', id: customerCode, after });
  return { statusRichiesta };
});
