import { registryPublish } from '../../../contract/endpoints/registry';
import { implement } from '../../http/call';
import { tellRegistry } from '../../platform/registrySources';
import { Refusal } from '../../refusal';

/** PostgreSQL's code for a row that names another one which is not there. */
const NOT_THERE = '23503';

/** What Alunni and Personale tell, by a program of theirs; nothing of it is taken over before somebody of the school says so. */
export const publish = implement(registryPublish, async (call, { body: { customerCode, anno, persone } }) => {
  // A school that is not theirs looks like one that does not exist.
  if (call.caller.schools && !call.caller.schools.includes(customerCode))
    throw new Refusal('notFound', { detail: `La scuola ${customerCode} non c'è.` });
  const twice = persone.find(({ prgAnagrafe }, place) =>
    persone.slice(0, place).some((other) => other.prgAnagrafe === prgAnagrafe),
  );
  if (twice)
    throw new Refusal('invalid', {
      errors: [{ field: 'persone', message: `La persona ${twice.prgAnagrafe} c'è due volte.` }],
    });
  await tellRegistry(call.tx, [{ customerCode, year: Number(anno), at: call.now, people: persone }]).catch(
    (error: { code?: string }) => {
      if (error.code === NOT_THERE)
        throw new Refusal('notFound', { detail: `La scuola ${customerCode} non c'è.` });
      throw error;
    },
  );
  const after = { customerCode, anno, persone: persone.length };
  call.audit({ entity: 'registryPerson', action: 'publish', id: `${customerCode}/${anno}`, after });
  return { persone: persone.length };
});
