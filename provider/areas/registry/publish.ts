import { registryPublish } from '../../../contract/registry/endpoints';
import { implement } from '../../http/call';
import { keptSchool } from '../../platform/keptSchool';
import { tellRegistry } from '../../platform/registrySources';
import { noSchool } from '../../platform/schoolNamed';
import { Refusal } from '../../refusal';

/**
 * Receives the people of Alunni and Personale that a program publishes. They enter the registry only when a person of
 * the school confirms it.
 */
export const publish = implement(registryPublish, async (call, { body: { customerCode, anno, persone } }) => {
  // A school that the program is not authorized for must look as if it did not exist.
  if (call.caller.schools && !call.caller.schools.includes(customerCode)) throw noSchool(customerCode);
  const seen = new Set<string>();
  const twice = persone.find(({ prgAnagrafe }) => seen.size === seen.add(prgAnagrafe).size);
  if (twice)
    throw new Refusal('invalid', {
      errors: [{ field: 'persone', message: `La persona ${twice.prgAnagrafe} c'è due volte.` }],
    });
  await keptSchool(call, customerCode);
  await tellRegistry(call.tx, [{ customerCode, year: Number(anno), at: call.now, people: persone }]);
  const after = { customerCode, anno, persone: persone.length };
  call.audit({ entity: 'registryPerson', action: 'publish', id: `${customerCode}/${anno}`, after });
  return { persone: persone.length };
});
