import { registryPublish } from '../../../contract/endpoints/registry';
import { implement } from '../../http/call';
import { Refusal } from '../../refusal';

/** PostgreSQL's code for a row that names another one which is not there. */
const NOT_THERE = '23503';

/** Only the demo's applications say what one likes. */
export const publish = implement(registryPublish, async (call, { body: { customerCode, anno, persone } }) => {
  if (!call.config.demo)
    throw new Refusal('forbidden', { detail: "L'anagrafe si pubblica soltanto nella dimostrazione." });
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
