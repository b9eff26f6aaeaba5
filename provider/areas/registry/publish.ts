import { registryPublish } from '../../../contract/endpoints/registry';
import { implement } from '../../http/call';
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
  const row = { published_at: call.now, people: JSON.stringify(persone) };
  await call.tx
    .insertInto('registry_source')
    .values({ customer_code: customerCode, anno: Number(anno), ...row })
    .onConflict((conflict) => conflict.columns(['customer_code', 'anno']).doUpdateSet(row))
    .execute()
    .catch((error: { code?: string }) => {
      if (error.code === NOT_THERE)
        throw new Refusal('notFound', { detail: `La scuola ${customerCode} non c'è.` });
      throw error;
    });
  const after = { customerCode, anno, persone: persone.length };
  call.audit({ entity: 'registryPerson', action: 'publish', id: `${customerCode}/${anno}`, after });
  return { persone: persone.length };
});
