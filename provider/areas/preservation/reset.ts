import { preservationReset } from '../../../contract/endpoints/preservation';
import { implement } from '../../http/call';
import { openActivation } from './activation';
import { readDocuments, removeDocuments, updateActivation } from './preservationStore';

/** The school head stays: that is edited in user management. The hashes of what was signed stay in the log. */
export const reset = implement(preservationReset, async (call) => {
  const { tx, caller } = call;
  const { manager_name, manager_cf, generation } = await openActivation(call);
  const documents = await readDocuments(tx, caller.customerCode);
  await removeDocuments(tx, caller.customerCode);
  await updateActivation(tx, caller.customerCode, {
    manager_name: null,
    manager_cf: null,
    ds_name: null,
    ds_cf: null,
    generation: generation + 1,
  });
  const signed = documents.flatMap(({ kind, file_sha256 }) =>
    file_sha256 ? [{ kind, sha256: file_sha256 }] : [],
  );
  const before = { name: manager_name, cf: manager_cf, signed };
  call.audit({ entity: 'preservation', action: 'reset', id: caller.customerCode, before, after: null });
  return undefined;
});
