import { preservationManagerRead, preservationManagerWrite } from '../../../contract/preservation/endpoints';
import { asTaxCode } from '../../../contract/values/codiceFiscale';
import { onlyChanged } from '../../audit/recordAudit';
import { implement } from '../../http/call';
import { etag } from '../../http/version';
import { Refusal } from '../../refusal';
import { openActivation, theActivation } from './activation';
import { removeDocuments, updateActivation } from './preservationStore';

export const readManager = implement(preservationManagerRead, async (call) => {
  const { manager_name: name, manager_cf: cf, version } = await theActivation(call);
  call.version(version);
  return { ...(name && { name }), ...(cf && { cf }) };
});

/** Changes the manager. Documents name the manager, so those that name another one are removed, signed or not. */
export const writeManager = implement(preservationManagerWrite, async (call, { body }) => {
  const { tx, caller } = call;
  const { manager_name, manager_cf, version, generation } = await openActivation(call);
  const before = { name: manager_name ?? '', cf: manager_cf ?? '' };
  if (version !== call.expectedVersion)
    throw new Refusal('stale', { current: before, currentVersion: etag(version) });
  const after = { name: body.name.trim(), cf: asTaxCode(body.cf) };
  call.version(version);
  if (after.name === before.name && after.cf === before.cf) return after;
  await removeDocuments(tx, caller.customerCode);
  await updateActivation(tx, caller.customerCode, {
    manager_name: after.name,
    manager_cf: after.cf,
    generation: generation + 1,
    ds_name: null,
    ds_cf: null,
  });
  call.audit(...onlyChanged({ entity: 'preservation', action: 'update', id: 'responsabile', before, after }));
  call.version(version + 1);
  return after;
});
