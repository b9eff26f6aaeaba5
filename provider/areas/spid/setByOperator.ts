import { spidRequestSet } from '../../../contract/spid/endpoints';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import { implement } from '../../http/call';
import { keptSchool } from '../../platform/keptSchool';
import { setSpidRequests } from '../../platform/spidRequests';

/** Sets the state of a school's request and its contact person; creates the request if there is none. */
export const setByOperator = implement(spidRequestSet, async (call, { body }) => {
  const { customerCode, statusRichiesta } = body;
  const contact = {
    name: body.nomeCognomeSoggettoReferente,
    taxCode: body.codiceFiscaleSoggettoReferente && asTaxCode(body.codiceFiscaleSoggettoReferente),
    title: body.titoloSoggettoReferente,
    position: body.qualificaSoggettoReferente,
    telephone: body.telSoggettoReferente,
  };
  await keptSchool(call, customerCode);
  await setSpidRequests(call.tx, [{ customerCode, status: statusRichiesta, at: call.now, ...contact }]);
  const after = { statusRichiesta, ...(contact.name && { contact: contact.name }) };
  call.audit({ entity: 'spidRequest', action: 'set', id: customerCode, after });
  return { statusRichiesta };
});
