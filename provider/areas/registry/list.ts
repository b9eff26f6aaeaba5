import { registryList } from '../../../contract/endpoints/registry';
import { registryApplications } from '../../../contract/entities/registryPerson';
import { serviceYears } from '../../../contract/serviceYear';
import { licencesOf } from '../../db/licencesOf';
import { implement } from '../../http/call';
import { Refusal } from '../../http/refusal';

import { findRegistry } from './registryStore';

const NOBODY = 'Non ci sono utenti da importare!';
const NO_LICENCE =
  "L'anagrafica del personale è disponibile per le scuole che hanno la licenza di Alunni o di Personale.";

export const list = implement(registryList, async ({ tx, caller, now }, { params }) => {
  const held = await licencesOf(tx, caller.customerCode);
  if (!registryApplications.some((ac) => held.includes(ac))) {
    throw new Refusal('forbidden', { detail: NO_LICENCE });
  }
  const year = Number(params.year);
  const years = serviceYears(now);
  if (!years.includes(year)) {
    throw new Refusal('notFound', { detail: `Scegliere l'anno di servizio ${years.join(' o ')}.` });
  }
  const data = await findRegistry(tx, caller.customerCode, year);
  return { data, errors: [], ...(data.length === 0 && { message: NOBODY }) };
});
